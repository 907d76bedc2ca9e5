import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { EmployeeImport } from '../../api/staff'
import { renderInApp } from '../../test/render'
import { type Answering, on, reply } from '../../test/server'
import { selectable } from '../../test/site'
import { withHeadings } from './employee-lines'
import { EmployeeListDialog } from './employee-list-dialog'

const onSaved = vi.fn()
const result: EmployeeImport = {
  company: selectable(3, 'Pompwacht B.V.'),
  rows: 2,
  created: 2,
  skipped: 0,
  dry_run: false,
  ignored_columns: [],
}

function open(...answers: [Answering<'POST /api/employees/import/'>, ...Answering<'POST /api/employees/import/'>[]]) {
  onSaved.mockReset()
  renderInApp(<EmployeeListDialog company={3} onSaved={onSaved} onClose={() => {}} />)
  return on('POST /api/employees/import/', ...answers)
}

const list = () => screen.getByLabelText<HTMLTextAreaElement>('Lijst')
const write = (text: string) => fireEvent.change(list(), { target: { value: text } })
const add = () => fireEvent.click(screen.getByText('Toevoegen'))
const said = () => onSaved.mock.calls[0]?.[0]

test.each([
  ['Sanne\tde Vries\tLasser\tsanne@example.nl\t111', 'voornaam\tachternaam\tfunctie\te-mail\tbsn'],
  ['Sanne;de Vries;sanne@example.nl', 'voornaam;achternaam;e-mail'],
  ['Sanne;de Vries;sanne@example.nl;Lasser', 'voornaam;achternaam;e-mail;functie'],
  ['Sanne;de Vries;sanne@example.nl;\nZoë;Bos;zoe@example.nl;111 222 333', 'voornaam;achternaam;e-mail;bsn'],
  ['\n\nSanne,de Vries,,sanne@example.nl', 'voornaam,achternaam,functie,e-mail'],
])('a list without headings gets those of its columns: %j', (text, headings) => {
  expect(withHeadings(text)).toEqual({ list: `${headings}\n${text.trimStart()}`, added: true })
})

test.each(['voornaam;achternaam;e-mail\nSanne;de Vries;sanne@example.nl', 'sanne@example.nl;Sanne', 'Sanne'])(
  'any other list is sent as it is: %j',
  (text) => expect(withHeadings(text)).toEqual({ list: text, added: false }),
)

test('a list that is pasted is sent once', async () => {
  const calls = open({ ...result, skipped: 1, ignored_columns: ['Telefoon'] })
  write('Sanne\tde Vries\tsanne@example.nl')
  add()
  add()
  await waitFor(() => expect(said()).toBe('2 medewerkers toegevoegd, 1 stond er al. Niet gelezen: Telefoon.'))
  expect(calls).toHaveLength(1)
  expect(calls[0]?.query.get('company_id')).toBe('3')
  expect(await calls[0]?.request.text()).toBe('voornaam\tachternaam\te-mail\nSanne\tde Vries\tsanne@example.nl')
})

test('lines that are refused are named as they stand in the list, and nothing is lost', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({ line: index + 2, column: 'bsn', reason: 'Dit is geen BSN.' }))
  open(reply(400, { rows, more: 3 }), result)
  write('Sanne;de Vries;sanne@example.nl')
  add()
  const words = await screen.findByText(/^Regel 1, bsn: Dit is geen BSN\. Regel 2/)
  expect(words.textContent).toMatch(/Regel 5, bsn: Dit is geen BSN\. En nog 5 fouten\. Er is niemand toegevoegd\.$/)
  expect(list().value).toBe('Sanne;de Vries;sanne@example.nl')
  add()
  await waitFor(() => expect(said()).toBe('2 medewerkers toegevoegd.'))
})

test('an empty list is not sent', () => {
  const calls = open(result)
  write(' ')
  add()
  expect(screen.getByText('Plak een lijst, of kies een bestand.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a file is read into the list, also one of an older program', async () => {
  open(result)
  const bytes = new Uint8Array([...'Zo'].map((letter) => letter.charCodeAt(0)).concat(0xeb))
  const file = new File([bytes, ';Bos;zoe@example.nl'], 'mensen.csv')
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } })
  await waitFor(() => expect(list().value).toBe('Zoë;Bos;zoe@example.nl'))
})

test('a list with somebody who learns is warned about', () => {
  open(result)
  write('Sanne;de Vries;Lasser;stagiair@example.nl')
  expect(screen.queryByText(/^Stagiairs en afstudeerders/)).toBeNull()
  write('Sanne;de Vries;Stagiair;sanne@example.nl')
  expect(screen.getByText(/^Stagiairs en afstudeerders/)).toBeTruthy()
})
