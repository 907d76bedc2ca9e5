import { Button } from '@mantine/core'
import { type Ref, useId } from 'react'
import { Actions } from '../../ui/actions'
import type { AskedQuestion } from './question-field'
import styles from './question-queue.module.css'
import type { Passed } from './use-question-queue'

interface Props<Q> {
  passed: Passed<Q>
  /** Its place and what it is about: '3 van 20 · Technische knelpunten'. */
  where: string
  onGoOn: () => void
  onAskAgain: () => void
  ref: Ref<HTMLElement>
}

/** Returns an answer in the words of the choice that it is. */
function wordsOf({ question: { input, options = [] }, answer }: Passed<AskedQuestion>): string {
  if (answer === null) return 'Niet van toepassing'
  if (input === 'yes_no') return answer === 'ja' ? 'Ja' : 'Nee'
  return options.find(({ value }) => value === answer)?.label ?? answer
}

/** A question that was answered, with its answer. */
export function PassedQuestion<Q extends AskedQuestion>({ passed, where, onGoOn, onAskAgain, ref }: Props<Q>) {
  const text = useId()
  return (
    <section className={styles.passed} aria-labelledby={text} ref={ref}>
      <p className={styles.about}>{where}</p>
      <p id={text}>{passed.question.text}</p>
      <p className={styles.answer}>{wordsOf(passed)}</p>
      {passed.answer !== null && (
        <p className={styles.about}>Je antwoord staat in je aanvraag en is daar te wijzigen.</p>
      )}
      <Actions>
        <Button variant="default" size="sm" onClick={onGoOn}>
          Volgende vraag
        </Button>
        {passed.answer === null && (
          <Button variant="subtle" size="sm" onClick={onAskAgain}>
            Stel weer
          </Button>
        )}
      </Actions>
    </section>
  )
}
