import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Verdict } from '../lib/rules/verdict'
import { renderInApp } from '../test/render'
import { VerdictCard } from './verdict-card'

const verdict = (more: Partial<Verdict>): Verdict => ({
  isGoodEnough: false,
  isWbsoEligible: true,
  suggestions: '',
  criteria: [],
  ...more,
})

test.each([
  ['Goed', { isGoodEnough: true }],
  ['Nog aanvullen', {}],
  ['Niet geschikt voor WBSO', { isWbsoEligible: false }],
])('says %s in words', (words, more) => {
  renderInApp(<VerdictCard verdict={verdict(more)} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Eerste controle, geen beslissing van RVO')).toBeTruthy()
})

test('ticks what was found and hints at what was not', () => {
  const criteria = [
    { name: 'Knelpunt', met: true, hint: 'niet nodig' },
    { name: 'Onzekerheid', met: false, hint: 'Wat weet je nog niet?' },
  ]
  renderInApp(<VerdictCard verdict={verdict({ criteria })} />)
  const [met, missing] = screen.getAllByRole('listitem')
  expect(met?.textContent).toBe('Knelpunt: aanwezig')
  expect(missing?.textContent).toBe('Onzekerheid: ontbreekt nogWat weet je nog niet?')
})

test('a hint that the suggestions give already is not given twice', () => {
  const criteria = [
    { name: 'Knelpunt', met: false, hint: 'wat gaat er mis? Bijvoorbeeld: te traag.' },
    { name: 'Verhaal', met: false, hint: 'je schrijft over inrichten.' },
    { name: 'Lengte', met: false, hint: 'je antwoord is kort.' },
  ]
  const suggestions = 'Je schrijft over inrichten.\nKnelpunt: wat gaat er mis?'
  renderInApp(<VerdictCard verdict={verdict({ criteria, suggestions })} />)
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    undefined,
    undefined,
    'je antwoord is kort.',
  ])
})

test('L-10 suggestions are text, never markup', () => {
  const { container } = renderInApp(
    <VerdictCard verdict={verdict({ suggestions: '<img src=x onerror=alert(1)> **vet**' })} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('<img src=x onerror=alert(1)> **vet**')
})

test('a changed text dims its verdict and says so', () => {
  renderInApp(<VerdictCard verdict={verdict({ isGoodEnough: true })} stale />)
  expect(screen.getByText('Gewijzigd: beoordeel opnieuw')).toBeTruthy()
})
