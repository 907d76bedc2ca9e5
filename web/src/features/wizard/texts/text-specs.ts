import type { TextName } from '../../../api/verdicts'

export interface TextSpec {
  field: TextName
  label: string
  /** The label inside a sentence, without an article. */
  noun: string
  description: string
  placeholder: string
  minRows: number
  /** What is said below the text, if anything. */
  tip?: string
}

export const maxRows = 12

/** The three texts of step 1, in their order. */
export const textSpecs: TextSpec[] = [
  {
    field: 'elevator_pitch',
    label: 'Elevator pitch',
    noun: 'elevator pitch',
    description: 'Wat ga je ontwikkelen, en waarvoor? Een paar zinnen in gewone woorden.',
    placeholder: 'Wij ontwikkelen …, zodat …',
    minRows: 2,
  },
  {
    field: 'innovation_description',
    label: 'Innovatiebeschrijving',
    noun: 'innovatiebeschrijving',
    description: 'Wat is er technisch nieuw voor jullie, en waarom voldoet wat al bestaat niet?',
    placeholder: 'Bestaande oplossingen …, daarom onderzoeken wij …',
    minRows: 4,
  },
  {
    field: 'technical_challenges_input',
    label: 'Technische knelpunten',
    noun: 'technische knelpunten',
    description: 'Welke technische problemen moet je oplossen, en wat weet je vooraf nog niet?',
    placeholder: 'Het is onzeker of …, omdat …',
    minRows: 3,
    tip: 'Meer dan één knelpunt? Nummer ze.',
  },
]

/** Returns the spec of a text. */
export function textSpec(field: TextName): TextSpec {
  const spec = textSpecs.find((one) => one.field === field)
  if (spec === undefined) throw new Error(`${field} is no text of step 1`)
  return spec
}

/** What a field asks for whose text is that of an earlier field too, or an empty text when it is not. */
export const repetition = (earlier: TextName | null): string =>
  earlier === null
    ? ''
    : `Deze tekst staat ook bij de ${textSpec(earlier).noun}. RVO wil bij elke vraag een ander antwoord lezen: wat hoort alleen hier?`
