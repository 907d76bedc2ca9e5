import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PartContents } from '../../api/application'
import { anApplication, aPart } from '../../test/application'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { TitleField } from './title-field'
import { useTitle } from './use-title'

const doc = '/api/requests/{id}/application/'
const path = '/api/requests/WBSO-2026-00012/application/'

const content: PartContents['project'] = {
  title: 'Koelcel zonder gas',
  focus: 'product',
  also_develop_code: false,
  technology: 3,
  continuation: null,
  start: '2027-01-01',
  project_started_on: '',
  hours: 1200,
  applicant: 'W',
  employees: null,
  rd_employees: null,
  own_hours: null,
  self_employed: [],
  earlier_rd: null,
  previous_reference: '',
  addition: null,
}
const project = aPart('project', content, { rev: 4 })
const application = anApplication([project], { paid: false })
const called = (title: string, rev: number) => anApplication([aPart('project', { ...content, title }, { rev })])

beforeEach(signedIn)

const Field = () => <TitleField title={useTitle('WBSO-2026-00012')} />

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Titel van je project' })

async function write(title: string) {
  fireEvent.change(await field(), { target: { value: title } })
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Titel opslaan' }))

test('the title is saved over the revision that was read, with the rest of its part', async () => {
  on(`GET ${doc}`, application)
  on(`PUT ${doc}{part}/`, called('Koelcel op zout', 5))
  renderInApp(<Field />)
  expect((await field()).value).toBe('Koelcel zonder gas')
  expect(screen.queryByRole('button')).toBeNull()
  await write(' Koelcel op zout ')
  press()
  expect(await screen.findByText('Titel opgeslagen.')).toBeTruthy()
  expect(writes()).toEqual([
    { call: `PUT ${path}project/`, body: { ...content, title: 'Koelcel op zout' }, match: '"4"' },
  ])
  expect((await field()).value).toBe('Koelcel op zout')
})

test('who goes on has saved it', async () => {
  on(`GET ${doc}`, application)
  on(`PUT ${doc}{part}/`, called('Koelcel op zout', 5))
  renderInApp(<Field />)
  fireEvent.blur(await field())
  await write('Koelcel op zout')
  fireEvent.blur(await field(), { relatedTarget: document.body })
  await waitFor(() => expect(writes()).toHaveLength(1))
})

test.each([
  [
    reply(400, { title: ['This value may not contain control characters.'] }),
    'This value may not contain control characters.',
  ],
  [broken, 'Je titel is niet opgeslagen.'],
])('what is refused stays as it was typed, with why, and has the focus', async (refusal, words) => {
  on(`GET ${doc}`, application)
  on(`PUT ${doc}{part}/`, refusal)
  renderInApp(<Field />)
  await write('Koelcel op zout')
  press()
  expect(await screen.findByText(words)).toBeTruthy()
  const input = await field()
  expect(input.value).toBe('Koelcel op zout')
  expect(document.activeElement).toBe(input)
  expect(screen.queryByRole('alert')).toBeNull() // it comes with the focus
})

test('a title that was changed elsewhere is not overwritten by accident', async () => {
  let stored = application
  const newest = { ...project, rev: 5, content: { ...content, title: 'Van een collega' } }
  on(`GET ${doc}`, () => stored)
  on(`PUT ${doc}{part}/`, () => {
    if (stored !== application) return called('Koelcel op zout', 6)
    stored = anApplication([newest])
    return reply(412, { detail: 'Dit onderdeel is intussen gewijzigd.', part: newest })
  })
  renderInApp(<Field />)
  await write('Koelcel op zout')
  press()
  expect(await screen.findByText(/^De titel is intussen ergens anders gewijzigd/)).toBeTruthy()
  expect((await field()).value).toBe('Koelcel op zout')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50))) // the newest one is read
  press()
  expect(await screen.findByText('Titel opgeslagen.')).toBeTruthy()
  expect(writes().map(({ match }) => match)).toEqual(['"4"', '"5"'])
})

test.each([
  ['', 'Geef je project een titel.'],
  ['x'.repeat(201), 'Gebruik hooguit 200 tekens.'],
])('a title that is none or too long is not sent', async (title, words) => {
  on(`GET ${doc}`, application)
  renderInApp(<Field />)
  await write(title)
  ;(await field()).focus()
  press()
  expect((await screen.findByRole('alert')).textContent).toBe(words) // the focus was there already
  expect(writes()).toEqual([])
})

test('what was filed has no field', async () => {
  const filed = { date: '2026-11-20', reference: '', version: 2, at: '2026-11-20T10:00:00Z' }
  on(`GET ${doc}`, { ...application, filed })
  renderInApp(<Field />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('textbox')).toBeNull()
})
