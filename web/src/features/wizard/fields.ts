import type { SelectableCompany } from '../../api/companies'
import type { Submission } from '../../api/requests'
import type { TextName } from '../../api/verdicts'
import { dutchNumber } from '../../lib/dutch-number'
import type { Problem } from '../../lib/problem'
import { projectTypes } from '../../lib/project-types'
import { longDate, parseDate, shortDate } from '../../lib/rules/dates'
import { parseKvK } from '../../lib/rules/numbers'
import { sentenceOf } from '../../lib/rules/sentences'
import type { CostMethod } from '../../lib/rules/verdict'
import type { Step } from '../../lib/rules/wizard'
import { parseTypedDate } from '../../lib/typed-date'
import { oddHours, parseWholeHours } from '../../lib/typed-number'
import { checkBegan, checkFilled, checkHours, checkKvK, checkOwnHours, checkStart, partnerProblems } from './checks'
import { applicantNames, methodNames } from './labels'
import type { Answers, WizardData } from './model'
import { type Bag, bag, id, oneOf, partners, text, yes } from './stored'
import { textSpec } from './texts/text-specs'

export type AnswerName = keyof Answers

interface Field {
  step: Step
  label: string
  /** Reports whether it is asked. */
  when?: (data: WizardData) => boolean
}

/** What a submission has of a field: `unasked`, or else nothing, of one that is not asked. */
type Sent<F> = F extends keyof Submission
  ? { send: (data: WizardData) => Submission[F]; unasked?: Submission[F] }
  : { send?: never; unasked?: never }

interface AnswerField<F extends AnswerName> extends Field {
  empty: Answers[F]
  /** Reads it from a draft, in which everything is by name too. */
  read: (stored: unknown, draft: Bag) => Answers[F]
  /** Reads it from a request that is begun again, when that has it in another form. */
  fromRequest?: (value: unknown, request: Bag) => Answers[F]
  /** Whether it is a text that the user types. */
  typed?: boolean
  /** Returns what is wrong, or null. */
  check?: (answer: Answers[F], answers: Answers) => string | null
  /** Returns what is wrong with parts of it. */
  checkParts?: (answer: Answers[F]) => Problem[]
  /** Returns what is allowed but probably not meant, or null. */
  notice?: (answers: Answers) => string | null
  /** Returns what the check block shows, empty when it is still to be answered, or null for no row. */
  show?: (data: WizardData, companies: SelectableCompany[]) => string | null
  /** The row in the check block: its label when that differs, where it leads, and what it is about as well. */
  row?: { label?: string; leadsTo?: AnswerName; also?: AnswerName[] }
}

/** Reports whether there are employees. Without them RVO counts no costs. */
export const hasEmployees = ({ applicant }: Answers): boolean => applicant !== 'self_employed'

/** Reports whether the costs are described: they are wanted, and RVO counts them. */
const hasCosts = (answers: Answers): boolean => answers.has_extra_costs && hasEmployees(answers)

/** Reports whether a company is chosen, or a new one given by name and number. */
export const hasCompany = ({ newCompany, answers }: WizardData): boolean =>
  newCompany ? answers.company_name.trim() !== '' && answers.kvk_number.trim() !== '' : answers.client !== null

const typed = { typed: true, empty: '', read: text }
const ticked = { empty: false, read: yes }

const isFilled = (value: unknown): boolean => text(value).trim() !== ''
const wholeIn = (value: unknown): string => (Number.isSafeInteger(value) ? String(value) : '')

function dayIn(value: unknown): string {
  const day = parseDate(text(value)).value
  return day === null ? '' : shortDate(day)
}

function hoursShown(answer: string): string {
  const hours = parseWholeHours(answer).value
  return hours === null ? answer.trim() : `${dutchNumber(hours)} uur`
}

function dayShown(answer: string): string {
  const day = parseTypedDate(answer).value
  return day === null ? answer.trim() : longDate(day)
}

type AnswerFields = { [F in AnswerName]: AnswerField<F> & Sent<F> }

/** The answers of steps 2 and 3, in the order of the questions. Everything about one is here, but how it is asked. */
export const answerFields: AnswerFields = {
  applicant: {
    step: 2,
    label: 'Wie vraagt aan?',
    empty: 'company',
    read: (
      stored,
      { has_employees }, // older drafts say at most whether there are employees
    ) => (stored === undefined && has_employees === false ? 'self_employed' : oneOf(applicantNames, stored, 'company')),
    send: ({ answers }) => answers.applicant,
    show: ({ answers }) => applicantNames[answers.applicant],
  },
  estimated_hours_input: {
    ...typed,
    step: 2,
    label: 'Geschat aantal uren',
    fromRequest: wholeIn,
    check: checkHours,
    notice: ({ estimated_hours_input: hours }) => oddHours(hours),
    send: ({ answers }) => parseWholeHours(answers.estimated_hours_input).value ?? 0,
    show: ({ answers }) => hoursShown(answers.estimated_hours_input),
  },
  own_hours: {
    ...typed,
    step: 2,
    label: 'Waarvan jouw eigen uren',
    when: ({ answers }) => answers.applicant === 'both',
    fromRequest: wholeIn,
    check: (own, answers) => checkOwnHours(own, answers.estimated_hours_input),
    send: ({ answers }) => parseWholeHours(answers.own_hours).value,
    show: ({ answers }) => hoursShown(answers.own_hours) || 'Vraagt RVO, kan ook later',
  },
  start_of_project: {
    ...typed,
    step: 2,
    label: 'Startdatum',
    fromRequest: dayIn,
    check: checkStart,
    send: ({ answers }) => parseTypedDate(answers.start_of_project).value ?? '',
    show: ({ answers }) => dayShown(answers.start_of_project),
  },
  continues: {
    ...ticked,
    step: 2,
    label: 'Voortzetting',
    fromRequest: (_, request) => isFilled(request.project_started_on),
  },
  project_started_on: {
    ...typed,
    step: 2,
    label: 'Begin van het project',
    when: ({ answers }) => answers.continues,
    fromRequest: dayIn,
    check: (began, answers) => checkBegan(began, answers.start_of_project),
    send: ({ answers }) => parseTypedDate(answers.project_started_on).value,
    show: ({ answers }) => dayShown(answers.project_started_on),
  },
  project_type: {
    step: 2,
    label: 'Type project',
    empty: 'programmatuur',
    read: (stored) => oneOf(projectTypes, stored, 'programmatuur'),
    send: ({ answers }) => answers.project_type,
    show: ({ answers: { project_type, also_develop_code } }) =>
      `${projectTypes[project_type]}${project_type === 'fysiek_product' && also_develop_code ? ', en ook programmatuur' : ''}`,
  },
  also_develop_code: {
    ...ticked,
    step: 2,
    label: 'We ontwikkelen ook programmatuur',
    when: ({ answers }) => answers.project_type === 'fysiek_product',
    send: ({ answers }) => answers.also_develop_code,
    unasked: false,
  },
  has_extra_costs: {
    ...ticked,
    step: 2,
    label: 'Wil je extra kosten opvoeren?',
    fromRequest: (_, request) => isFilled(request.extra_costs_description),
    show({ answers }) {
      if (!answers.has_extra_costs) return 'Geen'
      return hasCosts(answers) ? null : 'Tellen zonder personeel niet mee'
    },
    row: { label: 'Extra kosten' },
  },
  extra_costs_description: {
    ...typed,
    step: 2,
    label: 'Omschrijving van de extra kosten',
    when: ({ answers }) => hasCosts(answers),
    send: ({ answers }) => answers.extra_costs_description.trim() || null,
    unasked: null,
    show: ({ answers }) => answers.extra_costs_description.trim(),
    row: { label: 'Extra kosten' },
  },
  cost_calculation_method: {
    step: 2,
    label: 'Kostenmethode',
    when: ({ answers }) => hasCosts(answers),
    empty: null,
    read: (stored): CostMethod | null => oneOf(methodNames, stored, null),
    notice: (answers) =>
      answers.cost_calculation_method === null ? 'Kies nog een kostenmethode, of vraag advies.' : null,
    send: ({ answers }) => answers.cost_calculation_method,
    unasked: null,
    show: ({ answers: { cost_calculation_method: method } }) => (method === null ? '' : methodNames[method]),
    row: { leadsTo: 'has_extra_costs' },
  },
  collaborative_effort: {
    ...ticked,
    step: 3,
    label: 'We werken samen met partners',
    send: ({ answers }) => answers.collaborative_effort,
    show: ({ answers }) => (answers.collaborative_effort ? null : 'Geen samenwerking'),
    row: { label: 'Partners' },
  },
  collaboration_partners: {
    step: 3,
    label: 'Partners',
    when: ({ answers }) => answers.collaborative_effort,
    empty: [],
    read: partners,
    check: (list) => (list.length === 0 ? sentenceOf({ code: 'partner_missing', args: {} }) : null),
    checkParts: partnerProblems,
    send: ({ answers }) =>
      answers.collaboration_partners.map(({ company_name, location, contribution }) => ({
        company_name: company_name.trim(),
        location: location.trim(),
        contribution: contribution.trim(),
      })),
    unasked: [],
    show: ({ answers }) =>
      answers.collaboration_partners
        .map(({ company_name }) => company_name.trim())
        .filter((name) => name !== '')
        .join('\n'),
  },
  client: {
    step: 3,
    label: 'Bedrijf',
    when: ({ newCompany }) => !newCompany,
    empty: null,
    read: id,
    fromRequest: (_, request) => id(bag(request.client_company).id),
    check: (client) => (client === null ? 'Kies een bedrijf of vul een nieuw bedrijf in.' : null),
    send: ({ answers }) => answers.client,
    show({ answers: { client } }, companies) {
      if (client === null) return ''
      return companies.find((company) => company.id === client)?.company_name ?? '…' // until the companies are loaded
    },
  },
  company_name: {
    ...typed,
    step: 3,
    label: 'Bedrijfsnaam',
    when: ({ newCompany }) => newCompany,
    check: checkFilled,
    send: ({ answers }) => answers.company_name.trim(),
    show(data) {
      const { company_name, kvk_number } = data.answers
      return hasCompany(data) ? `${company_name.trim()} (nieuw, KvK ${kvk_number.trim()})` : ''
    },
    row: { label: 'Bedrijf', leadsTo: 'client', also: ['kvk_number'] },
  },
  kvk_number: {
    ...typed,
    step: 3,
    label: 'KvK-nummer',
    when: ({ newCompany }) => newCompany,
    check: checkKvK,
    send: ({ answers }) => parseKvK(answers.kvk_number).value ?? answers.kvk_number.trim(),
  },
}

const textField = (name: TextName) => ({
  step: 1 as const,
  label: textSpec(name).label,
  send: ({ texts }: WizardData) => texts[name].text.trim(),
})

/** Every field of the wizard and of a submission. One without a step does not compile. */
export const fields: { [F in AnswerName | keyof Submission]: Field & Sent<F> } = {
  elevator_pitch: textField('elevator_pitch'),
  innovation_description: textField('innovation_description'),
  technical_challenges_input: textField('technical_challenges_input'),
  ...answerFields,
  cost_method: { step: 2, label: 'Rekenwijze', send: () => 'hours' },
  cost_items_input: { step: 2, label: 'Kostenposten', send: () => null },
}

export const answerNames = Object.keys(answerFields) as AnswerName[]

/** Returns answers, each as its own field makes it. */
export const answersBy = (make: <F extends AnswerName>(field: AnswerFields[F], name: F) => Answers[F]): Answers =>
  Object.fromEntries(answerNames.map((name) => [name, make(answerFields[name], name)])) as unknown as Answers

/** Returns the field of a name, or of the name that it is a part of. */
function fieldOf(name: string): Field | null {
  const end = name.search(/[.[]/)
  const whole = end > 0 ? name.slice(0, end) : name
  return Object.hasOwn(fields, whole) ? fields[whole as keyof typeof fields] : null
}

/** Returns the step of a field or of a part of it, or null. */
export const stepOf = (name: string): Step | null => fieldOf(name)?.step ?? null

/** Returns the earliest step that has one of these fields, or null. */
export function firstStep(names: string[]): Step | null {
  const steps = names.map(stepOf).filter((step) => step !== null)
  return steps.length > 0 ? steps.reduce((a, b) => (b < a ? b : a)) : null
}

const partnerLabels: Bag = { company_name: 'bedrijfsnaam', location: 'locatie', contribution: 'bijdrage' }

/** Returns the label of a field. That of a partner's field has the partner's number. */
export function labelOf(name: string): string {
  if (name === 'terms') return 'Algemene voorwaarden'
  const [, index, part = ''] = /^collaboration_partners\.(\d+)\.(\w+)$/.exec(name) ?? []
  if (index !== undefined) return `Partner ${Number(index) + 1}, ${partnerLabels[part] ?? part}`
  return fieldOf(name)?.label ?? name
}
