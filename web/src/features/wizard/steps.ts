import type { Step } from '../../lib/rules/wizard'

/** The steps of the wizard, in their order. */
const steps = ['Projectbeschrijving', 'Project details & type', 'Bedrijfsgegevens'] as const

export const allSteps: Step[] = [1, 2, 3]

export const nameOf = (step: Step): string => steps[step - 1] ?? ''

export const intros: Record<Step, string> = {
  1: 'Met drie korte teksten leg je de basis van je aanvraag. Laat elke tekst beoordelen: je ziet meteen wat er goed is en wat er nog ontbreekt.',
  2: 'Hoeveel uur verwacht je te besteden, wanneer begin je en wat maak je? Een schatting is genoeg.',
  3: 'Voor welk bedrijf is de aanvraag? Loop daarna alles nog eens na en verstuur je aanvraag.',
}
