import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anApplication, aPart } from '../../test/application'
import { aLayout } from '../../test/layout'
import { renderInApp } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { type Answer, broken, later, on, reply, writes } from '../../test/server'
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
        self_employed: [],
        earlier_rd: null,
        previous_reference: '',
        addition: null,
      },
      { rev },
    ),
  ])

const application = '/api/requests/{id}/application/'
const save = 'PUT /api/requests/WBSO-2026-00012/application/project/'
const pay = 'POST /api/stripe/create-session/WBSO-2026-00012/'
const unsaved = /^Je titel is nog niet opgeslagen/

type Saved = Answer<`PUT ${typeof application}{part}/`>

const sent = () => writes().map(({ call }) => call)
/** Answers the title that is saved. */
let answer: (saved: Saved) => void

/** A server that waits with its answer to a title, and has no checkout. */
beforeEach(() => {
  signedIn()
  on(`GET ${application}`, called('Koelcel zonder gas', 4))
  on(`GET ${application}layout/`, { ...aLayout([]), boxes: [] })
  on('GET /api/requests/{id}/quote/', {
    price: 79_500,
    vat: 16_695,
    total: 96_195,
    code_applied: null,
    less_because: null,
  })
  on('GET /api/payments/', [])
  on('GET /api/profiles/', [])
  on('GET /api/documents/', [])
  on('GET /api/requests/{id}/download_document/', reply(404, { detail: 'Not found.' }))
  on(`PUT ${application}{part}/`, () => {
    const [saved, give] = later<Saved>()
    answer = give
    return saved
  })
  on('POST /api/stripe/create-session/{id}/', reply(502, { detail: 'Er kan nu niet worden betaald.' }))
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
  expect(sent()).toEqual([save])
  answer(called('Koelcel op zout', 5))
  await waitFor(() => expect(sent()).toEqual([save, pay]))
})

test.each<Saved>([reply(412, { detail: 'Gewijzigd', part: aPart('project', null) }), broken])(
  'a title that is refused with $status stops the payment until it is saved',
  async (refusal) => {
    await payAfter('Koelcel op zout')
    answer(refusal)
    expect(await screen.findByText(unsaved)).toBeTruthy()
    expect(screen.getByDisplayValue('Koelcel op zout')).toBe(document.activeElement)
    expect(sent()).toEqual([save])
    await press()
    await waitFor(() => expect(sent()).toEqual([save, save]))
    answer(called('Koelcel op zout', 5))
    await waitFor(() => expect(sent()).toEqual([save, save, pay]))
    expect(screen.queryByText(unsaved)).toBeNull()
  },
)

test('a title that cannot be saved stops the payment', async () => {
  await payAfter('')
  expect(await screen.findByText(unsaved)).toBeTruthy()
  expect(screen.getByText('Geef je project een titel.')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('what is typed while an earlier title is saved stops the payment too', async () => {
  await payAfter('Koelcel op zout')
  await userEvent.type(screen.getByDisplayValue('Koelcel op zout'), ' en ijs')
  answer(called('Koelcel op zout', 5))
  expect(await screen.findByText(unsaved)).toBeTruthy()
  expect(screen.getByDisplayValue('Koelcel op zout en ijs')).toBeTruthy()
  expect(sent()).toEqual([save])
})

test('titles in a row are saved one over the other, and then the payment begins', async () => {
  renderInApp(<PaymentView request={wholeRequest()} />)
  const field = await screen.findByRole('textbox', { name: 'Titel van je project' })
  await userEvent.type(field, ' en zout')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(field, ' en ijs')
  await press()
  expect(sent()).toEqual([save])
  answer(called('Koelcel zonder gas en zout', 5))
  await waitFor(() => expect(sent()).toEqual([save, save]))
  answer(called('Koelcel zonder gas en zout en ijs', 6))
  await waitFor(() => expect(sent()).toEqual([save, save, pay]))
  expect(writes().flatMap(({ match }) => match ?? [])).toEqual(['"4"', '"5"'])
})
