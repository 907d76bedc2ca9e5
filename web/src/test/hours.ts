import type { Employee } from '../api/employees'
import type { HourEntry } from '../api/hours'
import { type Answer, on, type Received, reply } from './server'

export const anEmployee = (id: number, name: string): Employee => {
  const [first_name = '', ...rest] = name.split(' ')
  return {
    id,
    first_name,
    last_name: rest.join(' '),
    function_title: 'Ontwikkelaar',
    email: '',
    bsn: '',
    company_profile: 3,
    is_approved: true,
    archived: false,
    assigned_projects: ['WBSO-2026-00042'],
    workdays: [1, 2, 3, 4, 5],
    created_at: '2026-01-05T09:00:00Z',
  }
}

export const anEntry = (changes: Partial<HourEntry> = {}): HourEntry => ({
  id: 310,
  employee: 4,
  employee_name: 'Anna de Vries',
  employee_function: 'Ontwikkelaar',
  project: 12,
  project_number: 'WBSO-2026-00042',
  date: '2026-11-17',
  hours: '5.5',
  description: 'Meten',
  late: false,
  created_at: '2026-11-17T16:00:00Z',
  recorded_at: '2026-11-17T16:00:00Z',
  recorded_by: 'anna',
  first_recorded_at: '2026-11-17T16:00:00Z',
  late_hours: '0.0',
  replaces: null,
  import: null,
  warnings: [],
  ...changes,
})

/** What a list says of an entry that is not asked for its log. */
const withoutLog = ({
  late,
  recorded_at,
  recorded_by,
  first_recorded_at,
  late_hours,
  replaces,
  import: _,
  warnings,
  ...entry
}: HourEntry) => entry

/** A project whose application is of the whole of 2026. */
export const aSpan = { start: '2026-01-01', from: '2026-01-01', to: '2026-12-31' }

type Posting = Received<'POST /api/hours/'>

/** Serves these entries and adds what is posted, unless `answer` says otherwise. Returns what was posted. */
export function hoursServer(
  entries: HourEntry[] = [],
  answer: (call: Posting, nth: number) => Answer<'POST /api/hours/'> | undefined = () => undefined,
): Posting[] {
  on('GET /api/hours/elsewhere/', [])
  on('GET /api/hours/', ({ query }) => {
    const monday = query.get('week') ?? ''
    const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)
    const found = entries.filter(({ date }) => date >= monday && date <= sunday)
    return query.get('view') === 'log' ? found : found.map(withoutLog)
  })
  const made = new Map<string, HourEntry>()
  const posted: Posting[] = on('POST /api/hours/', (call) => {
    const refusal = answer(call, posted.length)
    if (refusal !== undefined && refusal !== noAnswer) return refusal
    const key = keyOf(call)
    const known = made.get(key)
    const { employee, date, hours, description } = call.body
    const entry = known ?? anEntry({ employee, date, hours, description, id: 1000 + posted.length })
    if (known === undefined) entries.push(entry)
    made.set(key, entry)
    return refusal ?? reply(201, entry)
  })
  return posted
}

/** What a gateway says when the server got the call, and its answer took too long. */
export const noAnswer = new Response(null, { status: 504 })

/** Names a call, so that it is done once. */
export const keyOf = ({ headers }: { headers: Headers }): string => headers.get('Idempotency-Key') ?? ''
