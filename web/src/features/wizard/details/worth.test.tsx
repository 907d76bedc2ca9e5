import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/render'
import { ready } from '../application-for-tests'
import type { Answers } from '../model'
import { Worth } from './worth'

const figures = (year: number) => ({
  year,
  self_employed_deduction: year === 2026 ? 15_979_00 : 15_738_00,
  self_employed_starter_extra: 7_996_00,
})

function draw(change: Partial<Answers>) {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/api/benefit/')
      ? Response.json({ year: 2026, hours: 1200, wage: 0, benefit: 16_848_00 })
      : Response.json({ brand: 'Speurwerk', today: '2026-11-23', wbso: [figures(2025), figures(2026)] }),
  )
  renderInApp(<Worth answers={ready({ start_of_project: '01-03-2027', ...change }).answers} />)
}

test('a self-employed person is promised the deduction, not the benefit of an employer', async () => {
  draw({ applicant: 'self_employed', estimated_hours_input: '500' })
  expect(await screen.findByText(/trek je met een S&O-verklaring/)).toHaveProperty(
    'textContent',
    expect.stringContaining('€\u00a015.979 van je winst af'),
  )
  expect(screen.queryByText(/^Voordeel in/)).toBeNull()
})

test('a self-employed person with fewer than 500 hours is told of that bound', async () => {
  draw({ applicant: 'self_employed', estimated_hours_input: '499' })
  expect(await screen.findByText(/^Met minder dan 500 S&O-uren/)).toBeTruthy()
  expect(screen.queryByText(/van je winst af/)).toBeNull()
})

test('who is self-employed and has employees sees for whose hours the benefit is', async () => {
  draw({ applicant: 'both' })
  expect(await screen.findByText(/^Voordeel in 2027/)).toBeTruthy()
  expect(screen.getByText(/geldt voor de uren van je personeel/)).toBeTruthy()
})
