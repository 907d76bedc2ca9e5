import { projectPaths, requestPaths } from '../../lib/paths'
import { questionCount } from '../../lib/question-words'
import { may, type Role } from '../../lib/roles'
import { screenSearch } from '../../lib/screen-search'

/** How far a request is. */
export interface Standing {
  status: string
  payment_status: string
  /** How many questions of RVO the application leaves open. */
  question_count: number
  /** The day on which it was filed, or null. */
  filed: string | null
}

interface Request extends Standing {
  project_number: string
  /** The user's role in its company. */
  role?: Role
}

export interface NextAction {
  words: string
  /** Absent when the next step is not the user's. */
  to?: string
  state?: { showError: true }
  /** Whether the user has to do it before the application goes on. */
  due: boolean
}

/** Reports whether the document of a request is made. An empty status means that it is being made. */
export const isMade = ({ status }: Pick<Request, 'status'>): boolean =>
  status !== '' && status !== 'in_verwerking' && status !== 'failed'

/** Returns the four steps to a filed application, and whether each is done. What is filed has been through all. */
export function stepsOf(request: Standing) {
  const filed = request.filed !== null
  const made = isMade(request)
  return [
    { name: 'Schrijven', done: filed || made },
    { name: 'Betalen', done: filed || request.payment_status === 'paid' },
    { name: 'Afmaken', done: filed || (made && request.question_count === 0) },
    { name: 'Indienen', done: filed },
  ] as const
}

/** Returns what is left to do for an application that is not filed yet. */
export function finishing({ project_number, question_count }: Pick<Request, 'project_number' | 'question_count'>) {
  const application = requestPaths.application(project_number)
  return question_count > 0
    ? { words: `Maak af (${questionCount(question_count)})`, to: application, due: true }
    : { words: 'Dien in', to: application + screenSearch('indienen'), due: true }
}

/** Returns where somebody reads a request who may not do anything with it. */
function readingOf({ project_number: number, status, payment_status: payment }: Request): NextAction {
  if (status === 'failed') return { words: 'Bekijk wat er misging', to: requestPaths.failed(number), due: false }
  const to = payment === 'paid' ? requestPaths.application(number) : requestPaths.payment(number)
  return { words: 'Bekijk de aanvraag', to, due: false }
}

/** Returns the one thing to do next with a request. */
export function nextActionOf(request: Request): NextAction {
  const { project_number: number, status, payment_status: payment, filed, role } = request
  if (!may(role, 'editApplications') && (status === 'failed' || isMade(request))) return readingOf(request)
  if (status === 'failed') return { words: 'Bekijk wat je kunt doen', to: requestPaths.failed(number), due: true }
  if (!isMade(request)) return { words: 'Volg de verwerking', to: requestPaths.processing(number), due: false }
  if (payment === 'pending') return { words: 'Je betaling wordt verwerkt', due: false }
  if (payment === 'failed')
    return { words: 'Betaal opnieuw', to: requestPaths.payment(number), state: { showError: true }, due: true }
  if (payment !== 'paid') return { words: 'Klaar: bekijk en betaal', to: requestPaths.payment(number), due: true }
  if (filed === null) return finishing(request)
  return { words: 'Uren toevoegen', to: projectPaths.hours(number), due: false }
}

/** Returns the number of the request that waits for the user and has to be filed first. */
export function dueFirst(requests: (Request & { filing: { deadline: string | null } })[]): string | undefined {
  const until = ({ filing }: (typeof requests)[number]) => filing.deadline ?? '9999'
  return requests
    .filter((request) => nextActionOf(request).due)
    .toSorted((one, other) => until(one).localeCompare(until(other)))[0]?.project_number
}
