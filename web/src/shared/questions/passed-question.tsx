import { Button, Stack, Text } from '@mantine/core'
import { type Ref, useId } from 'react'
import { Actions } from '../../ui/actions'
import type { AskedQuestion } from './question-field'
import type { Passed } from './use-question-queue'

interface Props<Q> {
  passed: Passed<Q>
  /** Its place and what it is about: '3 van 20 · Technische knelpunten'. */
  where: string
  onGoOn: () => void
  /** Leads to where the answer is changed, unless that is not possible here. */
  onChange: (() => void) | undefined
  onAskAgain: () => void
  ref: Ref<HTMLDivElement>
}

/** Returns an answer in the words of the choice that it is. */
function wordsOf({ question: { input, options = [] }, answer }: Passed<AskedQuestion>): string {
  if (answer === null) return 'Niet van toepassing'
  if (input === 'yes_no') return answer === 'ja' ? 'Ja' : 'Nee'
  return options.find(({ value }) => value === answer)?.label ?? answer
}

/** A question that was answered, with its answer. */
export function PassedQuestion<Q extends AskedQuestion>({
  passed,
  where,
  onGoOn,
  onChange,
  onAskAgain,
  ref,
}: Props<Q>) {
  const text = useId()
  return (
    <Stack component="section" gap="xs" maw="form" aria-labelledby={text} ref={ref}>
      <Text variant="quiet">{where}</Text>
      <Text id={text}>{passed.question.text}</Text>
      <Text mod="typed" pl="sm" style={{ borderInlineStart: '2px solid var(--mantine-color-ink-3)' }}>
        {wordsOf(passed)}
      </Text>
      {passed.answer !== null && onChange === undefined && (
        <Text variant="quiet">Je antwoord staat in je aanvraag en is daar te wijzigen.</Text>
      )}
      <Actions>
        <Button variant="default" size="sm" onClick={onGoOn}>
          Volgende vraag
        </Button>
        {passed.answer !== null && onChange !== undefined && (
          <Button variant="subtle" size="sm" onClick={onChange}>
            Wijzig antwoord
          </Button>
        )}
        {passed.answer === null && (
          <Button variant="subtle" size="sm" onClick={onAskAgain}>
            Stel weer
          </Button>
        )}
      </Actions>
    </Stack>
  )
}
