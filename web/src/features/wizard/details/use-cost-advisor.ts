import { useMutation } from '@tanstack/react-query'
import { adviseCosts, type CostQuestion } from '../../../api/verdicts'
import { failure } from '../../../lib/messages'
import { failedCostAdvice } from '../../../lib/rules/verdict'
import type { GivenAdvice, WizardData } from '../model'
import { costQuestion, costSubject } from './cost-question'

/** Asks the cost advisor, one call at a time. A call that fails becomes an advice for the flat rate that says so. */
export function useCostAdvisor(data: WizardData, onAdvice: (given: GivenAdvice) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ question }: { question: CostQuestion; about: string }) => adviseCosts(question),
    onSuccess: (advice, { about }) => onAdvice({ about, advice }),
    onError: (error, { about }) => {
      const reasoning = failure(error, failedCostAdvice.reasoning)
      onAdvice({ about, advice: { ...failedCostAdvice, reasoning } })
    },
  })
  return {
    asking: isPending,
    ask() {
      if (!isPending) mutate({ question: costQuestion(data), about: costSubject(data) })
    },
  }
}
