import type { KeptDraft } from '../../../lib/wizard-drafts'
import type { WizardData } from '../model'

const longest = 60 // characters

/** Returns the first words of a draft, by which its owner knows it. */
export function firstWords({ texts, answers }: WizardData): string {
  const written = [...Object.values(texts).map(({ text }) => text), answers.company_name]
  const first =
    written.map((text) => text.trim().replace(/\s+/g, ' ')).find((text) => text !== '') ?? 'Nog zonder tekst'
  const cut = Array.from(first).slice(0, longest).join('')
  if (cut === first) return first
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

const clock = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** 22 november om 14:02 */
export const timeOf = ({ at }: KeptDraft): string => (at === null ? 'Bewaard in een eerdere versie' : clock.format(at))
