import { type Ref, useId } from 'react'
import styles from './terms-box.module.css'

interface Props {
  accepted: boolean
  accept: (accepted: boolean) => void
  /** Payment was tried without. */
  missing: boolean
  /** That was just now. */
  red: boolean
  box: Ref<HTMLInputElement>
}

/** The consent to the terms; a line for its reminder is always there. */
export function TermsBox({ accepted, accept, missing, red, box }: Props) {
  const id = useId()
  return (
    <div className={styles.terms} data-red={red || undefined}>
      <div className={styles.line}>
        <input
          className={styles.box}
          id={id}
          ref={box}
          type="checkbox"
          checked={accepted}
          aria-invalid={missing}
          aria-describedby={`${id}-error`}
          onChange={(event) => accept(event.currentTarget.checked)}
        />
        <label className={styles.label} htmlFor={id}>
          Ik ga akkoord met de algemene voorwaarden
        </label>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {missing && 'Ga eerst akkoord met de algemene voorwaarden.'}
      </p>
    </div>
  )
}
