import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anApplication, aPart, aQuestion } from '../../test/application'
import { aLayout } from '../../test/layout'
import { renderInApp } from '../../test/render'
import { wholeRequest } from '../../test/requests'
import { on, writes } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { OpenQuestions } from './open-questions'

const doc = '/api/requests/{id}/application/'
const path = '/api/requests/WBSO-2026-00012/application/'
const question = aQuestion('novelty.edge', { text: 'Waar houdt je kennis op?' })
const novelty = aPart('novelty', null, { state: 'locked', questions: 1, rev: 4 })
const before = anApplication([novelty], { paid: false, questions: [question], minutes: 3 })

beforeEach(() => {
  signedIn()
  on(`GET ${doc}layout/`, { ...aLayout([]), boxes: [] })
})

test('a question of a locked part is answered before payment, and the answer is shown back', async () => {
  const added = { from: 0, to: 9, text: 'Bij 80 °C' }
  on(`GET ${doc}`, before)
  on(`POST ${doc}answers/`, {
    application: { ...before, questions: [], minutes: 0 },
    part: 'novelty',
    block: '',
    field: 'text',
    added,
  })
  renderInApp(<OpenQuestions request={wholeRequest({ question_count: 1 })} />)
  fireEvent.change(await screen.findByLabelText('Waar houdt je kennis op?'), { target: { value: 'Bij 80 °C' } })
  fireEvent.click(screen.getByRole('button', { name: 'Antwoord opslaan' }))
  expect((await screen.findByText(/Toegevoegd bij/)).textContent).toBe(
    'Toegevoegd bij Technische nieuwheid: “Bij 80 °C”',
  )
  expect(writes()).toEqual([
    { call: `POST ${path}answers/`, body: { question: 'novelty.edge', rev: 4, text: 'Bij 80 °C' } },
  ])
  expect(screen.getByText('Je aanvraag heeft geen open vragen meer.')).toBeTruthy()
})

test('without open questions nothing is asked', () => {
  const { container } = renderInApp(<OpenQuestions request={wholeRequest()} />)
  expect(container.querySelector('section, p')).toBeNull()
})

test('of a filed application nothing is asked', () => {
  const request = wholeRequest({ question_count: 2, filed: '2026-11-20', payment_status: 'refunded' })
  const { container } = renderInApp(<OpenQuestions request={request} />)
  expect(container.querySelector('section, p')).toBeNull()
})
