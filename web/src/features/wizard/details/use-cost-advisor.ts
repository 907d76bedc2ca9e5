import { adviseCosts, type CostQuestion } from '../../../api/verdicts'
import { failure } from '../../../lib/messages'
import { failedCostAdvice } from '../../../lib/rules/verdict-answer'
import { useOnce } from '../../../ui/use-once'
import type { GivenAdvice, WizardData } from '../model'
import { costQuestion, costSubject } from './cost-question'

interface Asked {
  question: CostQuestion
  about: string
  load: number
}

/**
 * Asks the cost advisor about the draft with this number, one call at a time. A call
 * that fails becomes an advice for the flat rate that says so.
 */
export function useCostAdvisor(data: WizardData, load: number, onAdvice: (given: GivenAdvice, load: number) => void) {
  const { mutate, isPending } = useOnce({
    mutationFn: ({ question }: Asked) => adviseCosts(question),
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
