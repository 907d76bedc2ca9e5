import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartContents } from '../../../api/application'
import { anApplication, aPart } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { AfterFiling } from './after-filing'

const wageTax = /aangifte loonheffingen/
const deduction = /S&O-aftrek neem je op in je aangifte inkomstenbelasting/

test.each([
  ['W', true, false],
  ['Z', false, true],
  ['B', true, true],
])('an applicant %s is told of the wage tax: %s, of the deduction: %s', (applicant, tax, deducted) => {
  const project = { applicant, start: '2027-01-01' } as PartContents['project']
  const filed = { date: '2026-12-01', reference: '', version: 3, at: '2026-12-01T09:00:00Z' }
  renderInApp(<AfterFiling id="1" application={anApplication([aPart('project', project)], { filed })} />)
  expect(screen.queryByText(wageTax) !== null).toBe(tax)
  expect(screen.queryByText(deduction) !== null).toBe(deducted)
})
