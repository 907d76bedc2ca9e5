import { parseCostAdvice, parseVerdict } from '../../../lib/rules/verdict-answer'
import type { Step } from '../../../lib/rules/wizard'
import type { Owner } from '../../../lib/wizard-drafts'
import { emptyWizard } from '../empty-wizard'
import { answersBy } from '../fields'
import type { GivenAdvice, WizardData } from '../model'
import { type Bag, bag, text } from '../stored'
import { type JudgedText, withoutEmptyVerdict } from '../texts/texts'

/** A verdict in the stored form, which must not change: older drafts have it too. */
const keptVerdict = ({ given }: JudgedText) =>
  given && { text: given.text, pitch: given.pitch, evaluation: given.verdict }

export function writeDraft(data: WizardData, owner: Owner): string {
  const { texts, answers, advice } = data
  const { collaboration_partners, client, company_name, kvk_number, ...form } = answers
  const { elevator_pitch, innovation_description, technical_challenges_input } = texts
  return JSON.stringify({
    id: data.id,
    owner,
    step: data.step,
    form: {
      elevator_pitch: elevator_pitch.text,
      innovation_description: innovation_description.text,
      technical_challenges_input: technical_challenges_input.text,
      ...form,
      new_company: data.newCompany,
      terms: data.terms,
    },
    partners: collaboration_partners.map(({ key: _, ...partner }) => partner),
    selectedCompany: client,
    newCompanyName: company_name,
    newKvkNumber: kvk_number,
    evaluations: {
      elevator_pitch: keptVerdict(elevator_pitch),
      innovation_description: keptVerdict(innovation_description),
      technical_challenges_input: keptVerdict(technical_challenges_input),
      cost: advice,
    },
  })
}

/** Reads a draft, or returns null when there is none. Malformed parts are left out. */
export function readDraft(raw: string | null): WizardData | null {
  if (raw === null) return null
  try {
    const draft: unknown = JSON.parse(raw)
    return typeof draft === 'object' && draft !== null ? dataIn(bag(draft)) : null
  } catch {
    return null
  }
}

function dataIn(draft: Bag): WizardData {
  const fresh = emptyWizard()
  const form = bag(draft.form)
  const evaluations = bag(draft.evaluations)
  const judged = (field: string) => judgedIn(form[field], evaluations[field])
  // Older drafts, which are read until 1 June 2027, do not say with which pitch the innovation was judged.
  const readWith = { pitch: text(form.elevator_pitch).trim() }
  const { partners, selectedCompany, newCompanyName, newKvkNumber } = draft
  const elsewhere = { collaboration_partners: partners, client: selectedCompany }
  const stored: Bag = { ...form, ...elsewhere, company_name: newCompanyName, kvk_number: newKvkNumber }
  const answers = answersBy(({ read }, name) => read(stored[name], stored))
  return {
    id: /^[0-9a-f]{32}$/.test(text(draft.id)) ? text(draft.id) : fresh.id,
    step: stepIn(draft.step),
    texts: {
      elevator_pitch: judged('elevator_pitch'),
      innovation_description: judgedIn(form.innovation_description, {
        ...readWith,
        ...bag(evaluations.innovation_description),
      }),
      technical_challenges_input: judged('technical_challenges_input'),
    },
    answers,
    newCompany: form.new_company === true,
    terms: form.terms === true,
    advice: answers.extra_costs_description.trim() === '' ? null : adviceIn(evaluations.cost),
  }
}

const stepIn = (value: unknown): Step => (value === 2 || value === 3 ? value : 1)

function judgedIn(value: unknown, kept: unknown): JudgedText {
  const { text: about, pitch, evaluation } = bag(kept)
  const known = typeof about === 'string' && typeof evaluation === 'object' && evaluation !== null
  const given = known ? { text: about.trim(), verdict: parseVerdict(evaluation) } : null
  return withoutEmptyVerdict({
    text: text(value),
    given: given !== null && typeof pitch === 'string' ? { ...given, pitch } : given,
  })
}

function adviceIn(value: unknown): GivenAdvice | null {
  const { about, advice } = bag(value)
  return typeof about === 'string' && typeof advice === 'object' && advice !== null
    ? { about, advice: parseCostAdvice(advice) }
    : null
}
