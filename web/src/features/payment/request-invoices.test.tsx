import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WbsoDocument } from '../../api/requests'
import { renderInApp } from '../../test/render'
import { aDocument, aPayment, wholeRequest } from '../../test/requests'
import { on } from '../../test/server'
import { pass } from '../../test/time'
import { RequestInvoices } from './request-invoices'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let documents: WbsoDocument[]

async function open(amount: number, address: string) {
  on('GET /api/payments/', [aPayment({ amount })])
  on('GET /api/documents/', () => documents)
  const { company_profile } = wholeRequest()
  const place = { address, postal_code: '3011 AB', city: 'Rotterdam' }
  renderInApp(<RequestInvoices request={wholeRequest({ company_profile: { ...company_profile, ...place } })} />)
  await pass(100)
}

const ask = () => screen.queryByRole('link', { name: 'Vul je adres aan om de factuur te ontvangen' })
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('without an address it leads to the company', async () => {
  documents = [aDocument('application')]
  await open(96_195, '')
  expect(ask()?.getAttribute('href')).toBe('/profile/bedrijven#bedrijf-3')
  expect(buttons()).toEqual([])
})

test('with an address the invoice appears by itself', async () => {
  documents = [aDocument('application')]
  await open(96_195, 'Kade 12')
  expect(ask()).toBeNull()
  expect(screen.getByText(/factuur wordt gemaakt/)).toBeTruthy()
  documents = [...documents, aDocument('invoice', 2)]
  await pass(5_100)
  expect(buttons()).toEqual(['Download je factuur', 'Bekijk'])
})

test('invoices and credit notes are there, whatever the address is now', async () => {
  documents = [aDocument('invoice'), aDocument('credit_note', 2)]
  await open(96_195, '')
  expect(buttons()).toEqual(['Download je factuur', 'Bekijk', 'Download je creditfactuur', 'Bekijk'])
  expect(ask()).toBeNull()
})

test('what cost nothing has no invoice', async () => {
  documents = [aDocument('application')]
  await open(0, '')
  expect(ask()).toBeNull()
  expect(screen.queryByText(/factuur/)).toBeNull()
})
