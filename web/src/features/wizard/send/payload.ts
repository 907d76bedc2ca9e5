import { parseKvK } from '../../../lib/rules/numbers'
import { parseTypedDate } from '../../../lib/typed-date'
import { parseWhole } from '../../../lib/typed-number'
import { hasCosts, methodOf, type Payload, type WizardData } from '../model'

/** Returns the submission of an application that passes `checkAll`. Hidden answers are left out. */
export function payloadOf({ texts, answers, newCompany }: WizardData): Payload {
  const { collaborative_effort, project_type } = answers
  const description = answers.extra_costs_description.trim()
  const partners = answers.collaboration_partners.map(({ company_name, location, contribution }) => ({
    company_name: company_name.trim(),
    location: location.trim(),
    contribution: contribution.trim(),
  }))
  return {
    elevator_pitch: texts.elevator_pitch.text.trim(),
    innovation_description: texts.innovation_description.text.trim(),
    technical_challenges_input: texts.technical_challenges_input.text.trim(),
    applicant: answers.applicant,
    estimated_hours_input: parseWhole(answers.estimated_hours_input).value ?? 0,
    cost_method: 'hours',
    cost_items_input: null,
    start_of_project: parseTypedDate(answers.start_of_project).value ?? '',
    ...(answers.continues && { project_started_on: parseTypedDate(answers.project_started_on).value }),
    ...(answers.applicant === 'both' && { own_hours: parseWhole(answers.own_hours).value }),
    collaborative_effort,
    collaboration_partners: collaborative_effort ? partners : [],
    project_type,
    also_develop_code: project_type === 'fysiek_product' && answers.also_develop_code,
    cost_calculation_method: methodOf(answers),
    extra_costs_description: hasCosts(answers) && description !== '' ? description : null,
    ...(newCompany
      ? {
          company_name: answers.company_name.trim(),
          kvk_number: parseKvK(answers.kvk_number).value ?? answers.kvk_number.trim(),
        }
      : { client: answers.client }),
  }
}

/** A digest of 53 bits (cyrb53) that tells contents apart. `crypto.subtle` is missing on plain http. */
function digest(text: string): string {
  let h1 = 0xdeadbeef
  let h2 = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = Math.imul(h1 ^ code, 2654435761)
    h2 = Math.imul(h2 ^ code, 1597334677)
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909)
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909)
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36)
}

/** Returns the idempotency key: the same for the same content, also after a reload or in another tab. */
export const submissionKey = (id: string, payload: Payload): string => `${id}-${digest(JSON.stringify(payload))}`
