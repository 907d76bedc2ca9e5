import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/render'
import { on } from '../../../test/server'
import { aWorth } from '../../../test/worth'
import { ready } from '../application-for-tests'
import type { Answers } from '../model'
import { Worth } from './worth'

function draw(change: Partial<Answers>) {
  on('GET /api/benefit/', ({ query }) => {
    const alone = { applicant: 'self_employed', own_hours: Number(query.get('hours')), deduction: 15_979_00 } as const
    const hours_year = Number(query.get('year') ?? 2026)
    return aWorth({ hours_year, ...(query.get('applicant') === 'self_employed' && alone) })
  })
  renderInApp(<Worth answers={ready({ start_of_project: '01-03-2027', ...change }).answers} />)
}

test('a self-employed person is promised the deduction, not the benefit of an employer', async () => {
  draw({ applicant: 'self_employed', estimated_hours_input: '500' })
  expect(await screen.findByText(/van je winst van 2027 af/)).toHaveProperty(
    'textContent',
    expect.stringContaining('€\u00a015.979 van je winst'),
  )
  expect(screen.queryByText(/^Voordeel in/)).toBeNull()
})

test('a self-employed person with fewer than 500 hours is told of that bound', async () => {
  draw({ applicant: 'self_employed', estimated_hours_input: '499' })
  expect(await screen.findByText(/^Met minder dan 500 S&O-uren/)).toBeTruthy()
  expect(screen.queryByText(/van je winst af/)).toBeNull()
})

test('who is self-employed and has employees sees what both kinds of hours are worth', async () => {
  draw({ applicant: 'both', estimated_hours_input: '1.200', own_hours: '500' })
  expect(await screen.findByText(/^Voordeel in 2027/)).toBeTruthy()
  expect(screen.getByText('Dit voordeel geldt voor de 700 uren van je personeel.')).toBeTruthy()
  expect(await screen.findByText(/van je winst van 2027 af/)).toBeTruthy()
})

test.each(['', '1.201'])('until the own hours are known no benefit is named: %j', async (own_hours) => {
  draw({ applicant: 'both', estimated_hours_input: '1.200', own_hours })
  expect(await screen.findByText(/^Vul in hoeveel uren je zelf maakt/)).toBeTruthy()
  expect(screen.queryByText(/^Voordeel in/)).toBeNull()
})

test.each(['company', 'self_employed'] as const)('a year that is over is not asked about: %s', async (applicant) => {
  draw({ applicant, start_of_project: '01-03-1993', estimated_hours_input: '500' })
  expect(
    await screen.findByText(applicant === 'company' ? /^Voordeel in 2026/ : /van je winst van 2026 af/),
  ).toBeTruthy()
})
