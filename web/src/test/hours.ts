import { vi } from 'vitest'
import type { Employee } from '../api/employees'
import type { HourEntry, HourEntryInput } from '../api/hours'

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
  warnings: [],
  ...changes,
})

/** A project whose application is of the whole of 2026. */
export const aSpan = { start: '2026-01-01', from: '2026-01-01', to: '2026-12-31' }

type Answer = (body: HourEntryInput, nth: number) => Response | Promise<Response>

/** A server with these entries, which adds what is posted unless `answer` says otherwise. */
export function hoursServer(entries: HourEntry[] = [], answer?: Answer) {
  const posted: { body: HourEntryInput; key: string }[] = []
  const deleted: string[] = []
  const made = new Map<string, HourEntry>()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'DELETE') {
      deleted.push(pathname)
      return new Response(null, { status: 204 })
    }
    if (request.method === 'GET' && pathname === '/api/hours/') {
      const monday = searchParams.get('week') ?? ''
      const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10)
      return Response.json(entries.filter(({ date }) => date >= monday && date <= sunday))
    }
    if (pathname === '/api/hours/elsewhere/') return Response.json([])
    if (request.method !== 'POST') return Response.json({}, { status: 404 })
    const key = request.headers.get('Idempotency-Key') ?? ''
    const body = JSON.parse(await request.text()) as HourEntryInput
    posted.push({ body, key })
    const known = made.get(key)
    const entry = known ?? anEntry({ ...(body as Partial<HourEntry>), id: 1000 + posted.length })
    const early = await answer?.(body, posted.length)
    if (early !== undefined && early.status !== 504) return early
    if (known === undefined) entries.push(entry)
    made.set(key, entry)
    return early ?? Response.json(entry, { status: 201 })
  })
  return { posted, deleted, entries }
}
