import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { HourImport, ImportResult } from '../../api/hour-imports'
import { aProject, renderInProject } from '../../test/projects'
import { type Answering, broken, offline, on, reply, writes } from '../../test/server'
import ImportPage from './import-page'

const noWarnings = {
  before_start: 0,
  outside_period: 0,
  weekend: 0,
  holiday: 0,
  other_year: 0,
  marked: 0,
  confirmed: 0,
}

const result: ImportResult = {
  import: 17,
  rows: 3,
  hours_before: '20.5',
  hours_after: '20.5',
  hours: '20.5',
  people: 2,
  created: 2,
  skipped: 1,
  skipped_withdrawn: 0,
  first_date: '2026-11-24',
  dry_run: true,
  format: 'toggl',
  date_format: 'dmy',
  new_employees: ['Zoë Bos'],
  warnings: [],
  warning_rows: noWarnings,
  groups: [],
  merged: 0,
  without_time: 0,
  totals: 0,
  rounded_to_zero: [],
  sample: [{ line: 2, date: '2026-11-16', employee_name: 'Zoë Bos', hours: '7.5', description: 'Meten' }],
}

let imports: HourImport[] = []
afterEach(() => {
  imports = []
})

const anImport = (changes: Partial<HourImport> = {}): HourImport => ({
  id: 17,
  recorded_at: '2026-11-20T09:30:00Z',
  recorded_by: 'anna',
  entries: 238,
  hours: '1620.5',
  first_date: '2026-03-02',
  last_date: '2026-03-31',
  undone_at: null,
  undone_by: null,
  ...changes,
})

const aGroup = (changes: Partial<ImportResult['groups'][number]>): ImportResult['groups'][number] => ({
  key: 'a',
  project: 'Koppeling',
  client: '',
  tag: '',
  billable: '',
  type: '',
  rows: 1,
  hours: '8',
  project_number: 'WBSO-2026-00042',
  ...changes,
})

type Importing = 'POST /api/hours/import/'

/** Opens the page, on a server that answers like this. Returns the files that arrived. */
function open(...answers: [Answering<Importing>, ...Answering<Importing>[]]) {
  const calls = on('POST /api/hours/import/', ...answers)
  on('GET /api/hours/imports/', imports)
  renderInProject(<ImportPage />, aProject({ project_number: 'WBSO-2026-00042' }))
  return calls
}

const isDry = ({ query }: { query: URLSearchParams }) => query.get('dry_run') === 'true'
const good = (call: { query: URLSearchParams }) => ({ ...result, dry_run: isDry(call) })

function choose(content: BlobPart = 'datum;uren', name = 'uren.csv') {
  fireEvent.change(screen.getByLabelText('Bestand met uren'), { target: { files: [new File([content], name)] } })
}

test('a file is checked without writing, then imported with one press', async () => {
  const calls = open(good)
  choose()
  expect(await screen.findByText(/Het bestand klopt: 3 rijen, 20,5 uur, 2 medewerkers/)).toBeTruthy()
  expect(screen.getByText('Nieuwe medewerkers: Zoë Bos.')).toBeTruthy()
  expect(screen.getByText('Herkend: Toggl Track.')).toBeTruthy()
  expect(screen.getByText('Gelezen als dag-maand-jaar.')).toBeTruthy()
  expect(calls.map(isDry)).toEqual([true])
  fireEvent.click(screen.getByText('Importeer 2 rijen'))
  fireEvent.click(screen.getByText('Importeer 2 rijen'))
  const done = await screen.findByText('2 rijen geïmporteerd.')
  expect(document.activeElement?.contains(done)).toBe(true)
  expect(screen.getByText('1 overgeslagen, want die stond er al.')).toBeTruthy()
  expect(calls.map(isDry)).toEqual([true, false])
  expect(screen.getByText('Bekijk de uren').closest('a')?.getAttribute('href')).toContain('/hours?week=2026-11-24')
})

test('what is odd is counted by kind, and nothing is held up by it', async () => {
  const odd: Partial<ImportResult> = {
    hours_before: '20.33',
    warnings: ['outside_period', 'weekend', 'confirmed', 'several_projects'],
    warning_rows: { ...noWarnings, outside_period: 1, weekend: 1200, ...{ confirmed: 2 } },
    groups: [
      aGroup({ key: 'a', project: 'Koppeling', rows: 1200, hours: '9600' }),
      aGroup({ key: 'b', project: 'Verlof', rows: 1, hours: '8' }),
      aGroup({ key: 'c', project: 'Ander werk', project_number: null }),
    ],
  }
  open({ ...result, ...odd })
  choose()
  expect(await screen.findByText(/^Het bestand klopt/)).toBeTruthy()
  for (const words of [
    /Vóór het afronden is het 20,33 uur, erna 20,5 uur\./,
    '1 rij valt buiten de periode van je aanvraag: die uren tellen niet mee.',
    '1.200 rijen zijn van een zaterdag of zondag.',
    '2 rijen zijn van een maand die al bevestigd is: die bevestiging vervalt.',
    'Koppeling: 1.200 rijen, 9.600 uur',
    'Verlof: 1 rij, 8 uur',
    'Importeer 2 rijen',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('what was deleted since an earlier import is left out, unless it is asked for', async () => {
  const calls = open(({ query }) => {
    const again = query.get('again') === 'true'
    return { ...result, created: again ? 3 : 0, skipped: 0, skipped_withdrawn: again ? 0 : 3 }
  })
  choose()
  expect(await screen.findByText(/Er is niets nieuws te importeren\. 3 rijen worden overgeslagen/)).toBeTruthy()
  expect(screen.queryByText(/^Importeer/)).toBeNull()
  fireEvent.click(screen.getByLabelText('Ook wat verwijderd is'))
  fireEvent.click(await screen.findByText('Importeer 3 rijen'))
  expect(await screen.findByText(/3 rijen geïmporteerd/)).toBeTruthy()
  expect(calls.at(-1)?.query.get('again')).toBe('true')
})

test('the file goes as its bytes, since it need not be UTF-8', async () => {
  const calls = open(good)
  choose(new Uint8Array([0x5a, 0x6f, 0xeb])) // Zoë in Windows-1252
  await screen.findByText(/Het bestand klopt/)
  expect([...new Uint8Array((await calls[0]?.request.arrayBuffer()) ?? [])]).toEqual([0x5a, 0x6f, 0xeb])
})

test('a change in how it is read checks it again', async () => {
  const calls = open(good)
  choose()
  await screen.findByText(/Het bestand klopt/)
  fireEvent.click(screen.getByLabelText('Ontbrekende medewerkers aanmaken'))
  fireEvent.click(screen.getByLabelText('Afronden op halve uren'))
  fireEvent.change(screen.getByLabelText('Volgorde in datums'), { target: { value: 'mdy' } })
  await waitFor(() => expect(calls.at(-1)?.query.get('date_format')).toBe('mdy'))
  const { query } = calls.at(-1) ?? {}
  expect([query?.get('create_employees'), query?.get('round'), query?.get('dry_run')]).toEqual(['true', '0.5', 'true'])
})

test('every wrong row is shown with its column and the reason, and can be downloaded', async () => {
  const rows = [
    { line: 3, column: 'uren', reason: 'Vul hele of halve uren in, zoals 7,5.' },
    { line: 7, column: null, reason: '=Onbekende medewerker' },
  ]
  open(reply(400, { rows, more: 0 }))
  let saved = new Blob()
  URL.createObjectURL = (content: Blob | MediaSource) => {
    if (content instanceof Blob) saved = content
    return 'blob:x'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  choose()
  expect(await screen.findByText(/2 rijen kloppen niet\. Er is niets geïmporteerd\./)).toBeTruthy()
  expect(screen.getByText('hele rij')).toBeTruthy()
  expect(screen.queryByText(/^Importeer/)).toBeNull()
  fireEvent.click(screen.getByText('Download als CSV'))
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(saved)
  })
  expect(text).toBe(
    'rij;kolom;reden\r\n3;"uren";"Vul hele of halve uren in, zoals 7,5."\r\n7;"";"\'=Onbekende medewerker"\r\n',
  )
})

test('of very many faults the first are there, and it says how many come after them', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ line: at + 2, column: 'uren', reason: 'Geen uren.' }))
  open(reply(400, { rows, more: 99_000 }))
  choose()
  expect(await screen.findByText(/^Er zijn 100\.000 fouten\. Er is niets geïmporteerd\./)).toBeTruthy()
  expect(screen.getByText('De eerste 100. In de CSV staan de eerste 1.000.')).toBeTruthy()
  expect(screen.getAllByText('Geen uren.')).toHaveLength(100)
})

test.each([
  [reply(409, { detail: 'Er loopt al een import.', code: 'import_running' }), 'Er loopt al een import.'],
  [new Response(null, { status: 413 }), 'Dit bestand is groter dan 10 MB. Verdeel het over meer bestanden.'],
  [reply(400, { detail: 'Dit bestand is niet te lezen.' }), 'Dit bestand is niet te lezen.'],
  [broken, 'Kon het bestand niet importeren'],
])('a failure loses nothing and can be tried again: %j', async (answer, words) => {
  open(answer, good)
  choose()
  expect(await screen.findByText(words)).toBeTruthy()
  fireEvent.click(screen.getByText('Probeer opnieuw'))
  expect(await screen.findByText('Importeer 2 rijen')).toBeTruthy()
})

test('a connection that breaks during the import leaves the press at hand', async () => {
  open(good, offline, good)
  choose()
  fireEvent.click(await screen.findByText('Importeer 2 rijen'))
  expect(await screen.findByText(/Er is geen verbinding/)).toBeTruthy()
  fireEvent.click(screen.getByText('Probeer opnieuw'))
  fireEvent.click(await screen.findByText('Importeer 2 rijen'))
  expect(await screen.findByText(/2 rijen geïmporteerd/)).toBeTruthy()
})

test('a file of more than 10 MB is not sent', () => {
  const calls = open(good)
  choose(new Uint8Array(10 * 1024 * 1024 + 1))
  expect(screen.getByText('Dit bestand is groter dan 10 MB. Verdeel het over meer bestanden.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a file of which everything is there already says so', async () => {
  open({ ...result, created: 0, skipped: 3 })
  choose()
  expect(await screen.findByText(/Alles staat er al; er is niets te importeren/)).toBeTruthy()
  expect(screen.queryByText(/^Importeer /)).toBeNull()
})

const undo = 'POST /api/hours/imports/{id}/undo/'

test('an import is undone from its message, once, or it is said why not', async () => {
  open(good)
  const changed = 'Een van de registraties is sindsdien gewijzigd of verwijderd.'
  on(undo, reply(409, { detail: changed, code: 'changed' }), { withdrawn: 2 })
  choose()
  fireEvent.click(await screen.findByText('Importeer 2 rijen'))
  fireEvent.click(await screen.findByText('Ongedaan maken'))
  expect((await screen.findByText(changed)).getAttribute('role')).toBe('alert')
  fireEvent.click(screen.getByText('Ongedaan maken'))
  fireEvent.click(screen.getByText('Ongedaan maken'))
  const done = await screen.findByText('De import is ongedaan gemaakt: 2 registraties tellen niet meer mee.')
  expect(document.activeElement?.contains(done)).toBe(true)
  expect(writes().map(({ call }) => call)).toEqual([
    'POST /api/hours/import/',
    'POST /api/hours/import/',
    'POST /api/hours/imports/17/undo/',
    'POST /api/hours/imports/17/undo/',
  ])
  fireEvent.click(screen.getByText('Nog een bestand'))
  expect(screen.getByLabelText('Bestand met uren')).toBeTruthy()
})

test('the last imports are listed, and one that stands is undone after a question', async () => {
  imports = [anImport(), anImport({ id: 16, entries: 1, hours: '8', undone_at: '2026-11-20T10:00:00Z' })]
  open(good)
  on(undo, { withdrawn: 238 })
  const table = await screen.findByRole('table', { name: 'Eerdere imports' })
  const rows = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(
      /^20-11-2026,? 10:30door anna1\.620,5 uur238 registraties02-03-2026 tot en met 31-03-2026Ongedaan maken$/,
    ),
    expect.stringMatching(/8 uur1 registratie.*Ongedaan gemaakt$/),
  ])
  fireEvent.click(screen.getByText('Ongedaan maken'))
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByText('Ongedaan maken', { selector: 'dialog *' }))
  expect(await screen.findByText(/^De import is ongedaan gemaakt: 238 registraties/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Eerdere imports')
})

const quarter = 'Geen heel of half uur, zoals 7,25 uur. Laat de uren afronden met --round 0.5 of pas ze aan.'

test('a file with quarters is one sentence with a choice, and then both totals beside each other', async () => {
  const rows = [{ line: 2, column: 'uren', reason: quarter }]
  const zero = [{ employee: 'Zoë Bos', date: '2026-11-17', project_number: 'WBSO-2026-00042', hours: '0.25' }]
  const calls = open(({ query }) =>
    query.get('round') === '0.5'
      ? { ...result, hours_before: '585.25', hours: '585', rounded_to_zero: zero, without_time: 2, totals: 1 }
      : reply(400, { rows, more: 0, uneven: 120 }),
  )
  choose()
  expect(await screen.findByText('120 rijen hebben geen hele of halve uren. Er is niets geïmporteerd.')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Rijen die niet kloppen' })).toBeNull()
  fireEvent.click(screen.getByText('Rond af op halve uren'))
  expect(
    await screen.findByText(/Vóór het afronden is het 585,25 uur, erna 585 uur\. 2 rijen zonder tijd/),
  ).toBeTruthy()
  expect(screen.getByText(/1 rij met alleen een totaal is weggelaten\./)).toBeTruthy()
  expect(screen.getByText('Zoë Bos, 17-11-2026: 0,25 uur')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Afronden op halve uren'))
  expect(calls).toHaveLength(2)
})

test('what rounding does not settle is listed without what it does', async () => {
  const stranger = { line: 3, column: 'medewerker', reason: 'Onbekende medewerker' }
  open(reply(400, { rows: [{ line: 2, column: 'uren', reason: quarter }, stranger], more: 0, uneven: 1 }))
  choose()
  expect(await screen.findByText('Rond af op halve uren')).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Rijen die niet kloppen' })
  expect([...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '3medewerkerOnbekende medewerker',
  ])
})

test('what does not belong to the project is left out with a tick, in the check and in the import', async () => {
  const groups = [
    aGroup({ key: 'a', project: 'Koppeling', client: 'Pompwacht', rows: 120, hours: '810.25' }),
    aGroup({ key: 'b', project: 'Administratie', rows: 12, hours: '90', project_number: null }),
  ]
  const calls = open((call) => ({ ...good(call), groups }))
  const choices = async (at: number) => {
    const form = await calls[at]?.request.formData()
    return JSON.parse(String(form?.get('choices'))).groups
  }
  choose()
  const administration = await screen.findByLabelText<HTMLInputElement>('Administratie: 12 rijen, 90 uur')
  const link = screen.getByLabelText<HTMLInputElement>('Koppeling / Pompwacht: 120 rijen, 810,25 uur')
  expect([link.checked, administration.checked]).toEqual([true, false])
  fireEvent.click(administration)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(await choices(1)).toEqual({ a: 'WBSO-2026-00042', b: 'WBSO-2026-00042' })
  expect(administration.checked).toBe(true)
  fireEvent.click(administration)
  await waitFor(() => expect(calls).toHaveLength(3))
  fireEvent.click(await screen.findByText('Importeer 2 rijen'))
  expect(await screen.findByText('2 rijen geïmporteerd.')).toBeTruthy()
  expect(await choices(3)).toEqual({ a: 'WBSO-2026-00042', b: null })
})
