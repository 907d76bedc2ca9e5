import { expect, test } from 'vitest'
import { aRequest } from '../../test/requests'
import { nextActionOf } from './next-action'

const made = 'document_verwerkt'
const payment = '/requests/WBSO-2026-00012/payment'
const application = '/requests/WBSO-2026-00012/aanvraag'

test.each([
  ['', 'unpaid', 0, null, 'Volg de verwerking', '/requests/WBSO-2026-00012/processing', false],
  ['in_verwerking', 'unpaid', 0, null, 'Volg de verwerking', '/requests/WBSO-2026-00012/processing', false],
  ['failed', 'unpaid', 0, null, 'Bekijk wat je kunt doen', '/requests/WBSO-2026-00012/failed', true],
  [made, 'unpaid', 3, null, 'Klaar: bekijk en betaal', payment, true],
  [made, 'refunded', 0, null, 'Klaar: bekijk en betaal', payment, true],
  [made, 'pending', 3, null, 'Je betaling wordt verwerkt', undefined, false],
  [made, 'failed', 3, null, 'Betaal opnieuw', payment, true],
  [made, 'paid', 3, null, 'Maak af (3 vragen)', application, true],
  [made, 'paid', 1, null, 'Maak af (1 vraag)', application, true],
  [made, 'paid', 0, null, 'Dien in', `${application}?deel=indienen`, true],
  [made, 'paid', 0, '2026-12-01', 'Uren toevoegen', '/project/WBSO-2026-00012/hours', false],
])('%j, %s, %i open, filed %j: %s', (status, payment_status, question_count, filed, words, to, due) => {
  const action = nextActionOf({ ...aRequest(), status, payment_status, question_count, filed })
  expect([action.words, action.to, action.due]).toEqual([words, to, due])
})

test('the payment screen is told of the payment that failed', () => {
  expect(nextActionOf(aRequest({ payment_status: 'failed' })).state).toEqual({ showError: true })
})

test.each([
  ['', 'unpaid', 'Volg de verwerking', '/requests/WBSO-2026-00012/processing'],
  ['failed', 'unpaid', 'Bekijk wat er misging', '/requests/WBSO-2026-00012/failed'],
  [made, 'unpaid', 'Bekijk de aanvraag', payment],
  [made, 'failed', 'Bekijk de aanvraag', payment],
  [made, 'paid', 'Bekijk de aanvraag', application],
])('a reader of %j, %s has nothing to do: %s', (status, payment_status, words, to) => {
  const action = nextActionOf({ ...aRequest({ role: 'reader' }), status, payment_status })
  expect(action).toEqual({ words, to, due: false })
})
