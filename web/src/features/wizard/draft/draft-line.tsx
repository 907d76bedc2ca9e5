import { memo, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import styles from './draft-line.module.css'
import type { DraftStatus } from './use-draft'

interface Props {
  status: DraftStatus
  /** Whether there is something to wipe. */
  written: boolean
  onWipe: () => void
}

/** Says whether the draft is stored, and offers to wipe it. */
export const DraftLine = memo(function DraftLine({ status: { savedAt, full }, written, onWipe }: Props) {
  const [asking, setAsking] = useState(false)

  function wipe() {
    setAsking(false)
    onWipe()
  }

  return (
    <>
      <div className={styles.line}>
        <p role="status" className={full ? styles.full : undefined}>
          {full
            ? 'Je browser kan je concept niet bewaren: de opslag is vol of uitgeschakeld. Sluit deze pagina niet voor je hebt verzonden.'
            : savedAt !== null && `Concept opgeslagen ${savedAt}`}
        </p>
        {written && (
          <button className={styles.wipe} type="button" onClick={() => setAsking(true)}>
            Wis concept
          </button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="Wil je dit concept wissen?"
          action="Wissen"
          onConfirm={wipe}
          onClose={() => setAsking(false)}
        >
          Je teksten, de feedback en alle andere antwoorden verdwijnen uit deze browser. Dit kun je niet ongedaan maken.
        </ConfirmDialog>
      )}
    </>
  )
})
