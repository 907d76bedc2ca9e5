import { Button, Group, Loader, Textarea, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { adviseCosts, type CostQuestion } from '../../../api/verdicts'
import { failure } from '../../../lib/messages'
import { problemAt } from '../../../lib/problem'
import { failedCostAdvice } from '../../../lib/rules/verdict-answer'
import { Choice } from '../../../ui/choice'
import { useOnce } from '../../../ui/use-once'
import { labelOf } from '../fields'
import { methodNames, optionsOf } from '../labels'
import type { GivenAdvice, WizardData } from '../model'
import type { StepProps } from '../step-props'
import { CostAdviceCard } from './cost-advice-card'
import { costQuestion, costSubject } from './cost-question'

/**
 * Asks the cost advisor about the draft with this number, one call at a time. A call
 * that fails becomes an advice for the flat rate that says so.
 */
function useCostAdvisor(data: WizardData, load: number, onAdvice: (given: GivenAdvice, load: number) => void) {
  const { mutate, isPending } = useOnce({
    mutationFn: ({ question }: { question: CostQuestion; about: string; load: number }) => adviseCosts(question),
    onSuccess: (advice, { about, load }) => onAdvice({ about, advice }, load),
    onError: (error, { about, load }) => {
      const reasoning = failure(error, failedCostAdvice.reasoning)
      onAdvice({ about, advice: { ...failedCostAdvice, reasoning } }, load)
    },
  })
  return {
    asking: isPending,
    ask: () => void mutate({ question: costQuestion(data), about: costSubject(data), load }),
  }
}

interface Props extends StepProps {
  /** The number of the draft. */
  load: number
}

/** The description of the costs, with an advice on the cost method. An advised flat rate leaves nothing to choose. */
export function CostMethod({ data, load, problems, dispatch }: Props) {
  const { answers, advice } = data
  const [refused, setRefused] = useState(false)
  const { asking, ask } = useCostAdvisor(data, load, (given, load) => dispatch({ type: 'advise', given, load }))
  const empty = answers.extra_costs_description.trim() === ''

  function press() {
    setRefused(empty)
    if (!empty) ask()
  }

  function write(extra_costs_description: string) {
    setRefused(false)
    dispatch({ type: 'answer', change: { extra_costs_description } })
  }

  return (
    <>
      <Textarea
        id="extra_costs_description"
        name="extra_costs_description"
        label={labelOf('extra_costs_description')}
        description="Noem per post het bedrag, of dat met of zonder btw is, en voor welk deel die voor dit project is. Bijvoorbeeld: meetbank 30.000 euro excl. btw, voor 20%."
        autosize
        minRows={3}
        maxRows={6}
        value={answers.extra_costs_description}
        error={
          problemAt(problems, 'extra_costs_description') ??
          (refused ? 'Vul eerst de omschrijving van de extra kosten in.' : null)
        }
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Group>
        <Button
          variant={advice === null ? 'filled' : 'default'}
          aria-disabled={asking || empty || undefined}
          leftSection={asking ? <Loader /> : undefined}
          onClick={press}
        >
          Vraag advies
        </Button>
      </Group>
      {advice !== null && !asking && (
        <CostAdviceCard advice={advice.advice} stale={advice.about !== costSubject(data)} />
      )}
      {advice?.advice.recommendation !== 'forfetair' && (
        <Choice
          name="cost_calculation_method"
          label="Welke methode kies je?"
          options={optionsOf(methodNames)}
          value={answers.cost_calculation_method}
          onChoose={(cost_calculation_method) => dispatch({ type: 'answer', change: { cost_calculation_method } })}
          problem={problemAt(problems, 'cost_calculation_method')}
        />
      )}
      <VisuallyHidden aria-live="polite">
        {asking ? 'Advies wordt opgesteld' : advice !== null ? `Advies. ${advice.advice.reasoning}` : ''}
      </VisuallyHidden>
    </>
  )
}
