import type { TextName } from '../../api/verdicts'
import { parseDate, shortDate } from '../../lib/rules/dates'
import type { WizardState } from '../../lib/wizard-state'
import { partnersIn, readDraft } from './draft/draft'
import { type Answers, emptyWizard, isWritten, type WizardData } from './model'
import { textSpecs } from './texts/text-specs'

/** The state with which the wizard begins. */
export interface Beginning {
  data: WizardData
  /** The texts that were handed over, which are to be judged. */
  toJudge: TextName[]
  /** A draft to set aside, because it would otherwise be lost. */
  setAside: string | null
  /** Whether the navigation state was used. A reload must not use it again. */
  used: boolean
  /** Whether the saved draft is to be wiped. */
  clears: boolean
  /** Whether the data are not in the saved draft yet. */
  unsaved: boolean
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads a navigation state. It comes from our own pages, but perhaps from an older version of them. */
function stateIn(value: unknown): WizardState {
  return isObject(value) ? value : {}
}

const filled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Begins with what another page hands over, else with the saved draft, else empty. */
export function begin(navigation: unknown, draft: string | null): Beginning {
  const state = stateIn(navigation)
  const saved = readDraft(draft)
  const toJudge = textSpecs.map(({ field }) => field).filter((field) => filled(state[field]))
  const clears = state.clearExisting === true
  const request = isObject(state.request) ? state.request : null
  const used = clears || toJudge.length > 0 || request !== null
  if (!used) return { data: saved ?? emptyWizard(), toJudge, setAside: null, used, clears, unsaved: false }

  const base = clears || saved === null ? emptyWizard() : saved
  const texts = { ...base.texts }
  for (const field of toJudge) texts[field] = { text: state[field] ?? '', given: null }
  const answers = request === null ? base.answers : { ...base.answers, ...answersOf(request) }
  const data: WizardData = { ...base, step: 1, texts, answers, newCompany: request === null && base.newCompany }
  const setAside = saved !== null && isWritten(saved) ? draft : null
  return { data, toJudge, setAside, used, clears, unsaved: toJudge.length > 0 || request !== null }
}

function answersOf(request: Partial<NonNullable<WizardState['request']>>): Partial<Answers> {
  const { applicant, cost_calculation_method: method, client, extra_costs_description: costs } = request
  const { estimated_hours_input: hours, own_hours: own } = request
  const dayIn = (day: string | null | undefined) => {
    const { value } = parseDate(day ?? '')
    return value === null ? '' : shortDate(value)
  }
  return {
    applicant: applicant ?? 'company',
    estimated_hours_input: Number.isSafeInteger(hours) ? String(hours) : '',
    own_hours: Number.isSafeInteger(own) ? String(own) : '',
    start_of_project: dayIn(request.start_of_project),
    continues: filled(request.project_started_on),
    project_started_on: dayIn(request.project_started_on),
    project_type: request.project_type === 'fysiek_product' ? 'fysiek_product' : 'programmatuur',
    also_develop_code: request.also_develop_code === true,
    has_extra_costs: filled(costs),
    extra_costs_description: filled(costs) ? costs : '',
    cost_calculation_method: method === 'forfetair' || method === 'werkelijke' ? method : null,
    collaborative_effort: request.collaborative_effort === true,
    collaboration_partners: partnersIn(request.collaboration_partners),
    client: typeof client === 'number' ? client : null,
  }
}
