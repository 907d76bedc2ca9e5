import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { PaymentChip } from './payment-chip'
import { StatusChip } from './status-chip'

test.each([
  ['', 'In verwerking'],
  ['in_verwerking', 'In verwerking'],
  ['document_verwerkt', 'Document verwerkt'],
  ['failed', 'Mislukt – neem contact op of probeer opnieuw'],
  ['iets_nieuws', 'iets_nieuws'],
])('status %j reads %s', (status, words) =>
  expect(renderInApp(<StatusChip status={status} />).container.textContent).toContain(words),
)

test.each([
  ['', 'Te betalen'],
  ['unpaid', 'Te betalen'],
  ['pending', 'Pending'],
  ['paid', 'Betaald'],
  ['failed', 'Mislukt'],
  ['refunded', 'Terugbetaald'],
  ['constructor', 'constructor'],
])('payment %j reads %s', (status, words) =>
  expect(renderInApp(<PaymentChip status={status} />).container.textContent).toContain(words),
)
