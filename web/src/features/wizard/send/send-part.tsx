import { Button, Loader, Stack, Text } from '@mantine/core'
import { useUser } from '../../../api/session'
import { paths } from '../../../lib/paths'
import { problemAt } from '../../../lib/problem'
import closedButton from '../../../ui/closed-button.module.css'
import { Tick } from '../../../ui/tick'
import { hasCompany } from '../fields'
import type { StepProps } from '../step-props'

interface Props extends StepProps {
  submitting: boolean
  onSend: () => void
}

/** The terms and the button that sends. A press sends, or says what is missing. */
export function SendPart({ data, problems, dispatch, submitting, onSend }: Props) {
  const user = useUser()
  const closed = user === null || !hasCompany(data) || !data.terms
  return (
    <Stack gap="ml" align="flex-start">
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
      <Text variant="lead">
        We maken er de eerste versie van je aanvraag van; er gaat niets naar RVO. Betalen doe je pas als het klaar is.
      </Text>
      <Button
        className={closedButton.closed}
        miw="field"
        size="md"
        aria-disabled={closed || submitting || undefined}
        leftSection={submitting ? <Loader /> : undefined}
        onClick={onSend}
      >
        {submitting ? 'VERZENDEN…' : 'VERZENDEN'}
      </Button>
    </Stack>
  )
}
