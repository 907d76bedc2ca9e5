import { useMutation } from '@tanstack/react-query'
import { adviseCosts, type CostQuestion } from '../../../api/evaluations'
import { failure } from '../../../lib/messages'
import { failedCostAdvice } from '../../../lib/rules/evaluation'
import { costSubject, type GivenAdvice, type WizardData } from '../model'
import { parseWhole } from './typed'

/** The whole question; an empty description is said to be empty. */
export function costQuestion({ texts, answers }: WizardData): CostQuestion {
  const hours = parseWhole(answers.estimated_hours_input).value
  const description = answers.extra_costs_description.trim()
  return {
    elevator_pitch: texts.elevator_pitch.text,
    innovation_description: texts.innovation_description.text,
    technical_challenges: texts.technical_challenges_input.text,
    estimated_hours: hours !== null && Number.isInteger(hours) && hours >= 0 ? hours : 0,
    project_type: answers.project_type,
    has_extra_costs: answers.has_extra_costs ? 'ja' : 'nee',
    cost_description: description === '' ? '(geen beschrijving)' : description,
  }
}

/** Asks the cost advisor, one call at a time. One that fails recommends the flat rate and says that it failed. */
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
