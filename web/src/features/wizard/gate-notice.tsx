import { Button } from '@mantine/core'
import { type Ref, useId } from 'react'
import { sentenceOf } from '../../lib/rules/sentences'
import styles from './notices.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  onAdd: () => void
  onTurnOff: () => void
}

/** Says why step 3 is closed, and offers two ways to open it. */
export function GateNotice({ ref, onAdd, onTurnOff }: Props) {
  const id = useId()
  return (
    <div className={styles.gate} ref={ref} role="alert" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        <strong>{sentenceOf({ code: 'partner_missing', args: {} })}</strong>
      </p>
      <p>Je gaf aan dat je samenwerkt, maar er staat nog geen partner in je aanvraag.</p>
      <div className={styles.actions}>
        <Button onClick={onAdd}>Partner toevoegen</Button>
        <Button variant="default" onClick={onTurnOff}>
          Samenwerking uitzetten
        </Button>
      </div>
    </div>
  )
}
