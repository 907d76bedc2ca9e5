import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../test/application'
import { renderInApp } from '../../test/render'
import { Facts } from './facts'
import { Downloads } from './filing/downloads'

const application = anApplication([])
const alone = anApplication([], { deadline: { ...application.deadline, deadline: null } })
const filed = { date: '2026-11-20', reference: '', version: 2, at: '2026-11-20T10:00:00Z' }

test('the self-employed are told when their period begins', () => {
  renderInApp(<Facts application={alone} />)
  expect(screen.getByText(/^Je periode begint op de dag waarop je indient/)).toBeTruthy()
  expect(screen.queryByText(/uiterlijk/)).toBeNull()
})

test.each([
  ['a deadline', application, 1],
  ['neither deadline nor filing', alone, 0],
  ['a filing', { ...alone, filed }, 1],
] as const)('with %s the calendar has dates or is not offered', (_, given, buttons) => {
  renderInApp(<Downloads id="WBSO-1" application={given} />)
  expect(screen.queryAllByRole('button', { name: /agenda/ })).toHaveLength(buttons)
})
