import { Button, VisuallyHidden } from '@mantine/core'
import styles from './earlier-drafts.module.css'
import { firstWords, timeOf } from './earlier-words'
import { Offer } from './offer'
import type { EarlierDraft } from './use-earlier-drafts'

interface Props {
  earlier: EarlierDraft[]
  onRestore: (wanted: EarlierDraft) => void
  /** Keeps them, without offering them any more. */
  onDecline: () => void
}

/** The drafts that were set aside: an offer of the newest, and a list of all. */
export function EarlierDrafts({ earlier, onRestore, onDecline }: Props) {
  const [newest] = earlier
  if (newest === undefined) return null
  return (
    <div>
      {newest.kept.state !== 'declined' && (
        <Offer text="Je had nog een ander concept. We hebben het apart gehouden.">
          <Button variant="default" onClick={() => onRestore(newest)}>
            Vorig concept terugzetten
          </Button>
          <Button variant="subtle" onClick={onDecline}>
            Niet nodig
          </Button>
        </Offer>
      )}
      <details className={styles.all}>
        <summary className={styles.summary}>Eerdere concepten</summary>
        <ul className={styles.list} aria-label="Eerdere concepten">
          {earlier.map((one) => (
            <li key={`${one.kept.at} ${one.data.id}`} className={styles.one}>
              <p className={styles.words}>
                {firstWords(one.data)}
                <span className={styles.time}>{timeOf(one.kept)}</span>
              </p>
              <Button variant="default" size="sm" onClick={() => onRestore(one)}>
                Terugzetten<VisuallyHidden>: {firstWords(one.data)}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
