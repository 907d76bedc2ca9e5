import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { on } from '../../test/server'
import { aWorth } from '../../test/worth'
import AboutWbsoPage from './about-wbso-page'

beforeEach(() => {
  on('GET /api/benefit/', aWorth())
  renderInApp(<AboutWbsoPage />)
})

const text = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent

test('every figure stands in the row of its year', async () => {
  const table = screen.getByRole('table', { name: 'Cijfers van de WBSO per kalenderjaar' })
  const row = await within(table).findByRole('row', { name: /^2025/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['36%', '50%', '€\u00a0380.000', '16%', '€\u00a015.738', '€\u00a07.875', '€\u00a01.582 miljoen'])
  expect(within(table).getAllByRole('row')).toHaveLength(3)
})

test('the example is the one that the server works out', async () => {
  const sum = await screen.findByRole('table', { name: 'Voorbeeld met de cijfers van 2026' })
  for (const step of ['1.000 S&O-uren × €\u00a029,00', '€\u00a029.000', '€\u00a039.000', '36%', '€\u00a014.040'])
    expect(sum.textContent).toContain(step)
})

test('the periods, deadlines and duties of RVO are told', () => {
  const applying = text('Wanneer en hoe vaak je aanvraagt')
  for (const rule of [
    '3 tot 12 maanden',
    '4 aanvragen per jaar',
    '20 december',
    '30 september',
    '31 december',
    '3 maanden',
  ])
    expect(applying).toContain(rule)
  for (const rule of ['31 maart', 'bewaar alles 7 jaar', '10 werkdagen'])
    expect(text('Wat je daarna moet bijhouden')).toContain(rule)
  expect(text('Andere kosten: forfait of werkelijk')).toContain('€\u00a010 per S&O-uur voor de eerste 1.800 uur')
})

test('the year is told from the application to what is reported', () => {
  const moments = within(screen.getByRole('heading', { name: 'Een jaar met de WBSO' }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map((moment) => moment.textContent ?? '')
  expect(moments[0]).toContain('20 december')
  expect(moments.at(-1)).toContain('31 maart')
})

test('the contents lead to every chapter', () => {
  const links = within(screen.getByRole('navigation', { name: 'Op deze pagina' })).getAllByRole('link')
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent)
  expect(targets).toEqual(links.map((link) => link.textContent))
  expect(links).toHaveLength(10)
  expect(links[0]?.textContent).toBe('Reken je eigen voordeel uit')
})
