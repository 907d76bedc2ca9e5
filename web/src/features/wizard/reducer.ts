import type { TextName } from '../../api/verdicts'
import { partnersMax } from '../../lib/limits'
import { isPartOf } from '../../lib/problem'
import type { Step } from '../../lib/rules/wizard'
import type { Answers, GivenAdvice, Partner, WizardData } from './model'
import type { Findings } from './send/findings'
import { type GivenVerdict, isConfirmed, withoutEmptyVerdict } from './texts/texts'

export interface WizardModel {
  data: WizardData
  /** How many drafts have taken the place of the first. An answer about a former draft is dropped. */
  loads: number
  /** What the last attempt to send found, without what has changed since. */
  findings: Findings | null
  /** Whether the user has tried to send, after which texts that are not green are marked. */
  attempted: boolean
}

export type Action =
  | { type: 'write'; field: TextName; text: string }
  | { type: 'judge'; field: TextName; given: GivenVerdict; load: number }
  | { type: 'answer'; change: Partial<Answers> }
  | { type: 'partner'; key: number; change: Partial<Partner> }
  | { type: 'add-partner' }
  | { type: 'remove-partner'; key: number }
  | { type: 'new-company'; open: boolean }
  | { type: 'companies'; selected: number | null }
  | { type: 'terms'; accepted: boolean }
  | { type: 'advise'; given: GivenAdvice; load: number }
  | { type: 'go'; step: Step }
  | { type: 'load'; data: WizardData }
  | { type: 'found'; findings: Findings | null }

export const newModel = (data: WizardData, loads = 0): WizardModel => ({
  data,
  loads,
  findings: null,
  attempted: false,
})

export function reduce(model: WizardModel, action: Action): WizardModel {
  if (action.type === 'load') return newModel(action.data, model.loads + 1)
  if (action.type === 'found') return withFindings(model, action.findings)
  if ('load' in action && action.load !== model.loads) return model
  const data = nextData(model.data, action)
  return data === model.data ? model : { ...model, data, findings: remaining(model, action, data) }
}

function withFindings(model: WizardModel, findings: Findings | null): WizardModel {
  return { ...model, findings, attempted: model.attempted || findings !== null }
}

function nextData(data: WizardData, action: Exclude<Action, { type: 'load' | 'found' }>): WizardData {
  switch (action.type) {
    case 'write':
      return withText(data, action.field, { text: action.text })
    case 'judge':
      return withText(data, action.field, { given: action.given })
    case 'answer':
      return withAnswers(data, action.change)
    case 'partner':
      return withPartners(data, (partner) => (partner.key === action.key ? { ...partner, ...action.change } : partner))
    case 'add-partner':
      return withNewPartner(data)
    case 'remove-partner':
      return withPartners(data, (partner) => (partner.key === action.key ? null : partner))
    case 'new-company':
      return { ...data, newCompany: action.open }
    case 'companies':
      return withSelected(data, action.selected)
    case 'terms':
      return { ...data, terms: action.accepted }
    case 'advise':
      return withAdvice(data, action.given)
    case 'go':
      return data.step === action.step ? data : { ...data, step: action.step }
  }
}

function withText(data: WizardData, field: TextName, change: { text: string } | { given: GivenVerdict }): WizardData {
  const judged = withoutEmptyVerdict({ ...data.texts[field], ...change })
  return { ...data, texts: { ...data.texts, [field]: judged } }
}

/** An emptied description loses its advice and the method that came with it. */
function withAnswers(data: WizardData, change: Partial<Answers>): WizardData {
  const answers = { ...data.answers, ...change }
  if (change.extra_costs_description?.trim() !== '') return { ...data, answers }
  return { ...data, answers: { ...answers, cost_calculation_method: null }, advice: null }
}

/** A recommended flat rate is set at once. Actual costs are the user's own choice. */
function withAdvice(data: WizardData, given: GivenAdvice): WizardData {
  if (data.answers.extra_costs_description.trim() === '') return data
  const method = given.advice.recommendation === 'forfetair' ? 'forfetair' : null
  return { ...data, advice: given, answers: { ...data.answers, cost_calculation_method: method } }
}

/** Without companies a new one is asked for, until there is one and nothing was filled in. */
function withSelected(data: WizardData, selected: number | null): WizardData {
  const { client, company_name, kvk_number } = data.answers
  const asked = client !== null || company_name.trim() !== '' || kvk_number.trim() !== ''
  const newCompany = selected === null || (data.newCompany && asked)
  return { ...data, newCompany, answers: { ...data.answers, client: selected } }
}

function withPartners(data: WizardData, each: (partner: Partner) => Partner | null): WizardData {
  const partners = data.answers.collaboration_partners.map(each).filter((partner) => partner !== null)
  return { ...data, answers: { ...data.answers, collaboration_partners: partners } }
}

function withNewPartner(data: WizardData): WizardData {
  const partners = data.answers.collaboration_partners
  if (partners.length >= partnersMax) return data
  const key = Math.max(0, ...partners.map((partner) => partner.key)) + 1
  const partner: Partner = { key, company_name: '', location: '', contribution: '' }
  const answers = { ...data.answers, collaborative_effort: true, collaboration_partners: [...partners, partner] }
  return { ...data, answers }
}

const ofCompany = ['company_name', 'kvk_number']

/** Returns the wire names that an action changes. */
function touched(action: Action, before: WizardData, data: WizardData): string[] {
  switch (action.type) {
    case 'judge': // a text is right once it is green, not while it is typed
      return isConfirmed(data.texts, action.field) ? [action.field] : []
    case 'answer':
      return Object.keys(action.change).flatMap((name) => (ofCompany.includes(name) ? [name, 'client'] : [name]))
    case 'partner':
    case 'add-partner':
    case 'remove-partner':
      return ['collaboration_partners']
    case 'new-company':
      return ['client', ...ofCompany]
    case 'companies': // the user did nothing: only a missing company is there now
      return before.answers.client === null && action.selected !== null ? ['client'] : []
    case 'terms':
      return ['terms']
    default:
      return []
  }
}

/** Drops the problems of fields that have changed. */
function remaining({ findings, data: before }: WizardModel, action: Action, data: WizardData): Findings | null {
  if (findings === null) return null
  const names = touched(action, before, data)
  const problems = findings.problems.filter(
    ({ field }) => field === null || !names.some((name) => isPartOf(field, name)),
  )
  if (problems.length === findings.problems.length) return findings
  return problems.length === 0 ? null : { ...findings, problems }
}
