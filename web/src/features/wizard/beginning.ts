import type { TextName } from '../../api/verdicts'
import { parseDate, shortDate } from '../../lib/rules/dates'
import type { WizardState } from '../../lib/wizard-state'
import { partnersIn, readDraft } from './draft/draft'
import { type Answers, emptyWizard, holdsText, type WizardData } from './model'
import { textSpecs } from './texts/text-specs'

/** How the wizard begins. */
export interface Beginning {
  data: WizardData
  /** Texts that were handed over and not judged yet. */
  toJudge: TextName[]
  /** A draft that would otherwise be lost, to keep apart. */
  setAside: string | null
  /** Whether the navigation state was used, so that a reload must not use it again. */
  used: boolean
  /** Whether it wipes the saved draft. */
  clears: boolean
  /** Whether the data hold something that no draft holds yet. */
  unsaved: boolean
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What a navigation state may hold; it comes from our own pages, but survives in the browser's history. */
function stateIn(value: unknown): WizardState {
  return isObject(value) ? value : {}
}

const filled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Begins from what another page hands over, else from the saved draft, else with nothing. */
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
  const setAside = saved !== null && holdsText(saved) ? draft : null
  return { data, toJudge, setAside, used, clears, unsaved: toJudge.length > 0 || request !== null }
}

function answersOf(request: Partial<NonNullable<WizardState['request']>>): Partial<Answers> {
  const { cost_calculation_method: method, client, extra_costs_description: costs } = request
  const day = parseDate(request.start_of_project ?? '').value
  const hours = request.estimated_hours_input
  return {
    estimated_hours_input: Number.isSafeInteger(hours) ? String(hours) : '',
    start_of_project: day === null ? '' : shortDate(day),
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
