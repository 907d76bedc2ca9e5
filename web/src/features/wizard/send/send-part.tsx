import { Button, Loader } from '@mantine/core'
import { useUser } from '../../../api/session'
import { paths } from '../../../lib/paths'
import { problemAt } from '../../../lib/problem'
import { Tick } from '../../../ui/tick'
import { hasCompany } from '../fields'
import type { StepProps } from '../step-props'
import styles from './send-part.module.css'

interface Props extends StepProps {
  submitting: boolean
  onSend: () => void
}

/** The terms and the button that sends. A press sends, or says what is missing. */
export function SendPart({ data, problems, dispatch, submitting, onSend }: Props) {
  const user = useUser()
  const closed = user === null || !hasCompany(data) || !data.terms
  return (
    <div className={styles.part}>
      <Tick
        name="terms"
        label="Ik ga akkoord met de algemene voorwaarden"
        checked={data.terms}
        onTick={(accepted) => dispatch({ type: 'terms', accepted })}
        problem={problemAt(problems, 'terms')}
        description={
          <a href={paths.terms} target="_blank" rel="noopener">
            (lees ze in een nieuw tabblad)
          </a>
        }
      />
      <p className={styles.hint}>
        We maken er de eerste versie van je aanvraag van; er gaat niets naar RVO. Betalen doe je pas als het klaar is.
      </p>
      <Button
        className={styles.send}
        variant="accent"
        size="lg"
        aria-disabled={closed || submitting || undefined}
        leftSection={submitting ? <Loader size={18} color="currentColor" /> : undefined}
        onClick={onSend}
      >
        {submitting ? 'VERZENDEN…' : 'VERZENDEN'}
      </Button>
    </div>
  )
}
