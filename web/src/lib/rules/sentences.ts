import type { Refusal, RuleCode } from './refusal'

/** The sentences of domain/dutch.go for the rules that a screen checks itself. */
const sentences: Record<RuleCode, string> = {
  bsn_invalid: 'Dit is geen geldig BSN. Controleer de 9 cijfers.',
  date_invalid: 'Deze datum heeft een ongeldig formaat. Gebruik DD-MM-JJJJ.',
  hours_future: 'Je kunt geen uren invullen na de huidige week.',
  hours_none: 'Vul minimaal 1 dag met uren in',
  hours_over_day: 'Maximum 8 uur per dag per medewerker. Huidig totaal voor {day}: {n}h',
  hours_over_input: '{day} mag niet meer dan 24 uur zijn',
  hours_positive: 'Vul meer dan 0 uur in.',
  hours_step: 'Vul hele of halve uren in, zoals 7,5.',
  kvk_invalid: 'Vul een KvK-nummer van 8 cijfers in.',
  no_such_day: 'Deze datum bestaat niet. Controleer de dag en de maand.',
  number_invalid: 'Voer een geldig getal in.',
  partner_missing: 'Voeg minimaal één partner toe',
  start_out_of_range: 'Kies een startdatum van {min} tot en met {max}.',
  started_after_start: 'Het project kan niet later begonnen zijn dan de start van deze aanvraag.',
}

/** Returns the sentence of a refusal. */
export const sentenceOf = ({ code, args }: Pick<Refusal, 'code' | 'args'>): string =>
  sentences[code].replace(/\{(\w+)\}/g, (placeholder, name: string) => args[name] ?? placeholder)
