import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEmployee } from '../../test/projects'
import { renderInApp } from '../../test/render'
import { type Answering, on, reply } from '../../test/server'
import { readLines } from './employee-lines'
import { EmployeeListDialog } from './employee-list-dialog'

const onSaved = vi.fn()

function open(...answers: [Answering<'POST /api/employees/'>, ...Answering<'POST /api/employees/'>[]]) {
  onSaved.mockReset()
  renderInApp(<EmployeeListDialog company={3} onSaved={onSaved} onClose={() => {}} />)
  return on('POST /api/employees/', ...answers)
}

const list = () => screen.getByLabelText<HTMLTextAreaElement>('Lijst')
const write = (text: string) => fireEvent.change(list(), { target: { value: text } })
const add = () => fireEvent.click(screen.getByText('Toevoegen'))

const people = 'Sanne\tde Vries\tOntwikkelaar\tsanne@example.nl\t111222333\nMehmet\tYilmaz\t\tmehmet@example.nl\n'

test.each([
  [
    'Sanne\tde Vries\tLasser\tsanne@example.nl\t111 222 333',
    ['Sanne', 'de Vries', 'Lasser', 'sanne@example.nl', '111 222 333'],
  ],
  ['Sanne;de Vries;;sanne@example.nl', ['Sanne', 'de Vries', '', 'sanne@example.nl', '']],
  ['"Sanne","de Vries","sanne@example.nl"', ['Sanne', 'de Vries', '', 'sanne@example.nl', '']],
  ['sanne@example.nl;Sanne;de Vries', ['Sanne', 'de Vries', '', 'sanne@example.nl', '']],
  [
    '\uFEFFvoornaam;achternaam;functie;e-mail;bsn\r\nZoë;Bos;;zoe@example.nl;\r\n;;;;',
    ['Zoë', 'Bos', '', 'zoe@example.nl', ''],
  ],
])('a line is read by what its cells are: %j', (text, want) => {
  expect(
    readLines(text).map(({ text: read }) => [
      read.first_name,
      read.last_name,
      read.function_title,
      read.email,
      read.bsn,
    ]),
  ).toEqual([want])
})

test('everybody on a list that is pasted is added, once', async () => {
  const calls = open(anEmployee())
  write(people)
  add()
  add()
  await waitFor(() => expect(onSaved.mock.calls[0]?.[0]).toBe(2))
  expect(calls.map(({ body }) => [body.first_name, body.email, body.company_profile])).toEqual([
    ['Sanne', 'sanne@example.nl', 3],
    ['Mehmet', 'mehmet@example.nl', 3],
  ])
})

test('a line that is refused is named, loses nothing, and those before it are not added again', async () => {
  const calls = open(anEmployee(), reply(400, { email: ['Enter a valid email address.'] }), anEmployee())
  write('Sanne;de Vries;sanne@example.nl\nMehmet;Yilmaz;mehmet@')
  add()
  expect(
    await screen.findByText(
      'Mehmet;Yilmaz;mehmet@: Email fout: Voer een geldig e-mailadres in. 1 staat al in je bedrijf.',
    ),
  ).toBeTruthy()
  expect(list().value).toBe('Sanne;de Vries;sanne@example.nl\nMehmet;Yilmaz;mehmet@')
  write('Sanne;de Vries;sanne@example.nl\nMehmet;Yilmaz;mehmet@example.nl')
  add()
  await waitFor(() => expect(onSaved.mock.calls[0]?.[0]).toBe(2))
  expect(calls.map(({ body }) => body.email)).toEqual(['sanne@example.nl', 'mehmet@', 'mehmet@example.nl'])
})

test.each([
  ['', 'Plak een lijst, of kies een bestand.'],
  ['Sanne;de Vries', 'Voornaam, achternaam of e-mailadres ontbreekt: Sanne;de Vries'],
  [people.repeat(101), 'Voeg hooguit 200 mensen tegelijk toe.'],
])('what lacks something is said before anything is sent: %#', (text, words) => {
  const calls = open(anEmployee())
  write(text)
  add()
  expect(screen.getByText(words)).toBeTruthy()
  expect(calls).toEqual([])
})

test('a file is read into the list, also one of an older program', async () => {
  open(anEmployee())
  const bytes = new Uint8Array([...'Zo'].map((letter) => letter.charCodeAt(0)).concat(0xeb))
  const file = new File([bytes, ';Bos;zoe@example.nl'], 'mensen.csv')
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } })
  await waitFor(() => expect(list().value).toBe('Zoë;Bos;zoe@example.nl'))
})
