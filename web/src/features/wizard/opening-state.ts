import type { TextName } from '../../api/verdicts'
import type { WizardState } from '../../lib/wizard-state'
import { readDraft } from './draft/draft'
import { emptyWizard, isWritten } from './empty-wizard'
import { answersBy } from './fields'
import type { WizardData } from './model'
import { type Bag, bag, text } from './stored'
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

/** Begins with what another page hands over, else with the saved draft, else empty. */
export function begin(navigation: unknown, draft: string | null): Beginning {
  const state: { [Name in keyof WizardState]: unknown } = bag(navigation) // perhaps of an older version of our pages
  const request = typeof state.request === 'object' && state.request !== null ? bag(state.request) : null
  const handed: Bag = { ...request, ...state }
  const saved = readDraft(draft)
  const toJudge = textSpecs.map(({ field }) => field).filter((field) => text(handed[field]).trim() !== '')
  const clears = state.clearExisting === true
  const used = clears || toJudge.length > 0 || request !== null
  if (!used) return { data: saved ?? emptyWizard(), toJudge, setAside: null, used, clears, unsaved: false }

  const base = clears || saved === null ? emptyWizard() : saved
  const texts = { ...base.texts }
  for (const field of toJudge) texts[field] = { text: text(handed[field]), given: null }
  const answers = request === null ? base.answers : answersIn(request)
  const data: WizardData = { ...base, step: 1, texts, answers, newCompany: request === null && base.newCompany }
  const setAside = saved !== null && isWritten(saved) ? draft : null
  return { data, toJudge, setAside, used, clears, unsaved: toJudge.length > 0 || request !== null }
}

const answersIn = (request: Bag) =>
  answersBy(({ read, fromRequest = read }, name) => fromRequest(request[name], request))
