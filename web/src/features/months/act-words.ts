import type { MonthAct, MonthState, PersonMonth } from '../../api/months'
import { ApiError } from '../../lib/api-error'
import { monthWords, openDaysWords } from '../../shared/hours/month'

type Person = Pick<PersonMonth, 'name' | 'state' | 'open_days' | 'confirmed_at'>

const stateWords: Record<MonthState, string> = { open: 'open', confirmed: 'bevestigd', closed: 'afgesloten' }

interface Words {
  /** The label of its button. */
  action: string
  fits: (state: MonthState) => boolean
  /** What one has to write, and when it is not there. */
  needs?: { label: string; lacking: string }
  /** What it does, before the names. */
  does: (month: string) => string
  /** What follows from it. */
  means: string
  /** What was done, before how many people it was done for. */
  done: (month: string) => string
  failed: string
}

export const actWords: Record<MonthAct, Words> = {
  close: {
    action: 'Maand afsluiten',
    fits: (state) => state !== 'closed',
    does: (month) => `Je sluit ${monthWords(month)} af voor`,
    means:
      'Daarna wijzigt niemand hun uren in deze maand nog, tot je de maand heropent. Van ieder maken we een urenstaat (PDF), die we bewaren.',
    done: (month) => `${monthWords(month)} is afgesloten`,
    failed: 'De maand is niet afgesloten.',
  },
  return: {
    action: 'Terugsturen',
    fits: (state) => state === 'confirmed',
    needs: { label: 'Bericht', lacking: 'Schrijf wat er nog moet gebeuren.' },
    does: (month) => `Je stuurt ${monthWords(month)} terug naar`,
    means: 'De maand is dan weer open, en je bericht gaat per mail mee.',
    done: (month) => `${monthWords(month)} is teruggestuurd`,
    failed: 'De maand is niet teruggestuurd.',
  },
  reopen: {
    action: 'Heropenen',
    fits: (state) => state === 'closed',
    needs: { label: 'Reden', lacking: 'Schrijf waarom de maand weer open gaat.' },
    does: (month) => `Je heropent ${monthWords(month)} voor`,
    means:
      'Hun uren in deze maand kunnen dan weer wijzigen, en de maand is niet meer bevestigd. De urenstaten blijven bewaard, als vervangen.',
    done: (month) => `${monthWords(month)} is weer open`,
    failed: 'De maand is niet heropend.',
  },
}

/** How many names are said; of more people how many others there are. */
const named = 12

const inRow = (words: string[]): string => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' en ')

/** Sanne de Vries, Bo Bakker en nog 3 anderen */
export function namesOf(people: Pick<Person, 'name'>[]): string {
  const names = people.slice(0, named).map(({ name }) => name)
  const others = people.length - names.length
  return inRow(others === 0 ? names : [...names, others === 1 ? 'nog 1 ander' : `nog ${others} anderen`])
}

export const peopleWords = (count: number): string => (count === 1 ? '1 persoon' : `${count} mensen`)

/** Returns what to think of before the months of people are closed: who did not confirm, and who has open days. */
export function closingNotes(people: Person[]): string[] {
  const unconfirmed = people.filter(({ confirmed_at }) => confirmed_at === null)
  const open = people.filter(({ open_days }) => open_days > 0)
  const notes: string[] = []
  if (unconfirmed.length > 0)
    notes.push(
      `Niet door de medewerker bevestigd (${unconfirmed.length}): ${namesOf(unconfirmed)}. Dat staat ook op de urenstaat.`,
    )
  if (open.length > 0)
    notes.push(
      `Nog open dagen (${open.length}): ${namesOf(open.map(({ name, open_days }) => ({ name: `${name} (${openDaysWords(open_days)})` })))}.`,
    )
  return notes
}

const isRefused = (value: unknown): value is { name: string; state: MonthState } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'state' in value &&
  typeof value.state === 'string' &&
  value.state in stateWords

/** Returns who kept an act from being done, in words; null when something else did. */
export function refusedWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'month_state') return null
  const { body } = error
  if (typeof body !== 'object' || body === null || !('refused' in body) || !Array.isArray(body.refused)) return null
  const refused = body.refused.filter(isRefused).map(({ name, state }) => ({ name: `${name} (${stateWords[state]})` }))
  if (refused.length === 0) return null
  return `Dit kan niet meer bij ${namesOf(refused)}. Voor niemand is iets gewijzigd. Sluit dit venster om de maand te zien zoals die nu is.`
}
