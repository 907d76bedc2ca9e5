import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { anApplication, aPart } from '../../test/application'
import { renderInApp } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { signedIn } from '../../test/signed-in'
import { PaymentView } from './payment-view'

const called = (title: string, rev: number) =>
  anApplication([
    aPart(
      'project',
      {
        title,
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
      },
      { rev },
    ),
  ])

const save = 'PUT /api/requests/WBSO-2026-00012/application/project/'
const pay = 'POST /api/stripe/create-session/WBSO-2026-00012/'
const quote = { price: 79_500, vat: 16_695, total: 96_195, code_applied: null, less_because: null }
const unsaved = /^Je titel is nog niet opgeslagen/

let sent: string[]
let revisions: (string | null)[]
/** Answers the title that is saved. */
let answer: (response: Response) => void

/** A server that waits with its answer to a title, and has no checkout. */
beforeEach(() => {
  signedIn()
  sent = []
  revisions = []
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    if (request.method !== 'GET') sent.push(call)
    if (call === save) {
      revisions.push(request.headers.get('If-Match'))
      return new Promise<Response>((resolve) => (answer = resolve))
    }
    if (call === pay) return Promise.resolve(new Response('{}', { status: 502 }))
    if (pathname.endsWith('/application/')) return Promise.resolve(Response.json(called('Koelcel zonder gas', 4)))
    if (pathname.endsWith('/layout/'))
      return Promise.resolve(Response.json({ clauses: [], boxes: [], hidden: { clauses: 0, unplaced: 0 } }))
    return Promise.resolve(Response.json(pathname.includes('quote') ? quote : []))
  })
})

const press = () => userEvent.click(screen.getByRole('button', { name: 'Betalen' }))

/** Accepts the terms, types a title and presses to pay at once. */
async function payAfter(title: string) {
  renderInApp(<PaymentView request={wholeRequest()} />)
  const field = await screen.findByRole('textbox', { name: 'Titel van je project' })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.clear(field)
  if (title !== '') await userEvent.type(field, title)
  await press()
}

test('a title on its way is saved before the payment begins', async () => {
  await payAfter('Koelcel op zout')
  expect(sent).toEqual([save])
  answer(Response.json(called('Koelcel op zout', 5)))
  await waitFor(() => expect(sent).toEqual([save, pay]))
})

test.each([412, 500])('a title that is refused with %s stops the payment until it is saved', async (status) => {
  await payAfter('Koelcel op zout')
  answer(Response.json({}, { status }))
  expect(await screen.findByText(unsaved)).toBeTruthy()
  expect(screen.getByDisplayValue('Koelcel op zout')).toBe(document.activeElement)
  expect(sent).toEqual([save])
  await press()
  await waitFor(() => expect(sent).toEqual([save, save]))
  answer(Response.json(called('Koelcel op zout', 5)))
  await waitFor(() => expect(sent).toEqual([save, save, pay]))
  expect(screen.queryByText(unsaved)).toBeNull()
})

test('a title that cannot be saved stops the payment', async () => {
  await payAfter('')
  expect(await screen.findByText(unsaved)).toBeTruthy()
  expect(screen.getByText('Geef je project een titel.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('what is typed while an earlier title is saved stops the payment too', async () => {
  await payAfter('Koelcel op zout')
  await userEvent.type(screen.getByDisplayValue('Koelcel op zout'), ' en ijs')
  answer(Response.json(called('Koelcel op zout', 5)))
  expect(await screen.findByText(unsaved)).toBeTruthy()
  expect(screen.getByDisplayValue('Koelcel op zout en ijs')).toBeTruthy()
  expect(sent).toEqual([save])
})

test('titles in a row are saved one over the other, and then the payment begins', async () => {
  renderInApp(<PaymentView request={wholeRequest()} />)
  const field = await screen.findByRole('textbox', { name: 'Titel van je project' })
  await userEvent.type(field, ' en zout')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(field, ' en ijs')
  await press()
  expect(sent).toEqual([save])
  answer(Response.json(called('Koelcel zonder gas en zout', 5)))
  await waitFor(() => expect(sent).toEqual([save, save]))
  answer(Response.json(called('Koelcel zonder gas en zout en ijs', 6)))
  await waitFor(() => expect(sent).toEqual([save, save, pay]))
  expect(revisions).toEqual(['"4"', '"5"'])
})
