import type { Application, Part, PartContents, PartKey, Question } from '../api/application'

const labels: Partial<Record<PartKey, string>> = {
  project: 'Projectgegevens',
  omschrijving: 'Projectomschrijving',
  bottlenecks: 'Technische knelpunten',
  novelty: 'Technische nieuwheid',
  left_out: 'Weggelaten',
}

/** A part with a content, complete unless the test says otherwise. */
export const aPart = <K extends PartKey>(
  key: K,
  content: PartContents[K] | null,
  changes: Partial<Part> = {},
): Part => ({
  key,
  label: labels[key] ?? key,
  rev: 1,
  state: 'complete',
  questions: 0,
  locked: content === null,
  touched: false,
  hidden: false,
  length: 0,
  limit: 1500,
  hidden_blocks: 0,
  found: [],
  printed: [],
  fields: [],
  content,
  ...changes,
})

/** A part that is one text. */
export const textPart = (key: 'omschrijving' | 'novelty' | 'tools', text: string, changes: Partial<Part> = {}): Part =>
  aPart(
    key,
    { text },
    {
      length: text.length,
      printed: [{ key, heading: labels[key] ?? key, ask: '', text, length: text.length, limit: 1500, mark: '' }],
      fields: [{ key, heading: labels[key] ?? key, text, too_long: text.length > 1500, mark: '' }],
      ...changes,
    },
  )

export const aBlock = (id: string, problem = ''): PartContents['bottlenecks']['blocks'][number] => ({
  id,
  side: 'programmatuur',
  problem,
  solution: '',
})

export const aQuestion = (id: string, changes: Partial<Question> = {}): Question => {
  const [part = '', block = '', need = block] = id.split('.')
  return {
    id,
    part: part as PartKey,
    block: need === block ? '' : block,
    need,
    group: 'techniek',
    text: `Wat is ${need}?`,
    hint: '',
    input: 'text',
    ...changes,
  }
}

/** A paid application with these parts. */
export const anApplication = (parts: Part[], changes: Partial<Application> = {}): Application => ({
  schema: 1,
  request: 12,
  project_number: 'WBSO-2026-00012',
  version: 1,
  saved_at: '2026-11-22T13:02:00Z',
  paid: true,
  filed: null,
  parts,
  questions: [],
  optional: [],
  dismissed: [],
  work: [],
  minutes: 0,
  benefit: null,
  deadline: {
    from: '2027-01-01',
    start_month: '2027-01',
    deadline: '2026-12-20',
    months: 12,
    past: false,
    uncounted: false,
    weekend: 'zondag',
    working_days: 20,
  },
  hours_check: null,
  cost_regime: null,
  bundle: null,
  ...changes,
})
