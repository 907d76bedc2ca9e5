import type { Version } from '../../../api/application'
import { localDay } from '../../../lib/local-day'
import { longDate } from '../../../lib/rules/dates'
import { timeOf } from '../part-words'

const causes: Record<Version['cause'], string> = {
  composed: 'Gemaakt van je teksten',
  edit: 'Gewijzigd',
  answer: 'Vraag beantwoord',
  include: 'Zin toch opgenomen',
  dismiss: 'Vraag niet van toepassing',
  restore: 'Teruggezet',
  download: 'Gedownload',
  payment: 'Betaald',
  filed: 'Ingediend',
  unfiled: 'Indienen ongedaan gemaakt',
  follow_up: 'Gemaakt op basis van een eerdere aanvraag',
  draft: 'Voorstel overgenomen',
}

/** What follows by itself from what the owner does. */
const automatic: Version['cause'][] = ['composed', 'payment']

/** 'Gewijzigd: Technische nieuwheid' */
export function causeWords({ cause, part, by }: Version, labels: Map<string, string>): string {
  const label = labels.get(part)
  const words = label === undefined ? causes[cause] : `${causes[cause]}: ${label}`
  return by === 'system' && !automatic.includes(cause) ? `${words} (door ons)` : words
}

/** '22 november 2026, 14:02' */
export const momentWords = (moment: string): string => `${longDate(localDay(moment))}, ${timeOf(moment)}`
