import { randomId } from '../../lib/random-id'
import { answerFields, answerNames, answersBy } from './fields'
import type { Answers, WizardData } from './model'
import { noTexts } from './texts/texts'

export const emptyWizard = (): WizardData => ({
  id: randomId(),
  step: 1,
  texts: noTexts,
  answers: answersBy(({ empty }) => empty),
  newCompany: false,
  terms: false,
  advice: null,
})

/** Reports whether an answer is a text in which something is typed. */
export const isTyped = ({ answers }: WizardData, name: keyof Answers): boolean =>
  answerFields[name].typed === true && String(answers[name]).trim() !== ''

/** Reports whether the user has written anything. */
export const isWritten = (data: WizardData): boolean =>
  answerNames.some((name) => isTyped(data, name)) ||
  Object.values(data.texts).some(({ text }) => text.trim() !== '') ||
  data.answers.collaboration_partners.some(({ company_name }) => company_name.trim() !== '')
