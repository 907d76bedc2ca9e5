import { Tick } from '../../ui/tick'
import styles from './terms-box.module.css'
import type { useTerms } from './use-terms'

const reminder = 'Ga eerst akkoord met de algemene voorwaarden.'

/** The consent to the terms. */
export function TermsBox({ accepted, accept, missing, red, box }: ReturnType<typeof useTerms>) {
  return (
    <Tick
      ref={box}
      className={styles.terms}
      mod={{ red }}
      name="terms"
      label="Ik ga akkoord met de algemene voorwaarden"
      checked={accepted}
      onTick={accept}
      problem={missing ? reminder : undefined}
    />
  )
}
