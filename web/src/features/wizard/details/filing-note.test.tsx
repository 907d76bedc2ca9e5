import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/render'
import { FilingNote } from './filing-note'

async function note(start: string): Promise<string> {
  const { container } = renderInApp(<FilingNote start={start} alone={false} continues={false} />)
  await screen.findByText(/Afgeleid van je startdatum/)
  return container.textContent ?? ''
}

test('a start in November is for the next year: its first hours do not count, and the deadline is a Sunday', async () => {
  const said = await note('2026-11-25')
  expect(said).toContain('De uren die je vóór 1 januari 2027 maakt, tellen niet mee.')
  expect(said).toContain('20 december 2026 (nog 20 werkdagen). Dat is een zondag')
})

test('a start in April says nothing of hours or weekends', async () => {
  const said = await note('2027-04-01')
  expect(said).not.toContain('tellen niet mee')
  expect(said).toMatch(/31 maart 2027 \(nog \d+ werkdagen\)\./)
  expect(said).not.toContain('Dat is een')
})

test('the period of the self-employed begins on the day of filing, and this year is over from 1 October', async () => {
  const { container } = renderInApp(<FilingNote start="2026-12-01" alone continues={false} />)
  await screen.findByText(/Je periode begint op de dag waarop je indient, op zijn vroegst 1 januari 2027/)
  expect(container.textContent).toContain('Voor 2026 kan niemand meer aanvragen.')
})

test('of a year in which the self-employed can still file nothing is over', async () => {
  const { container } = renderInApp(<FilingNote start="2027-04-01" alone continues={false} />)
  await screen.findByText(/Indienen kan tot en met 30 september 2027/)
  expect(container.textContent).not.toMatch(/niemand|april 2027/)
})
