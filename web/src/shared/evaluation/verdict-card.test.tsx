import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Verdict } from '../../lib/rules/verdict'
import { renderInApp } from '../../test/render'
import { media } from '../../test/setup'
import { VerdictCard } from './verdict-card'

const verdict = (more: Partial<Verdict> = {}): Verdict => ({
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

test('says what is missing, each with its question and example, and folds what is met with the words that show it', () => {
  const criteria = [
    { name: 'Hele zinnen', met: true, hint: '' },
    { name: 'Knelpunt', met: true, hint: '', quote: 'de lijm laat los' },
    { name: 'Doel', met: true, hint: '', quote: 'Het moet 12 kN houden.' },
    { name: 'Onzekerheid', met: false, hint: 'x', question: 'Wat weet je nog niet?', example: 'Het is onzeker of …' },
  ]
  renderInApp(<VerdictCard verdict={verdict({ criteria, suggestions: 'Onzekerheid: wat weet je nog niet?' })} />)
  expect(screen.getByText('Onzekerheid', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText('Wat weet je nog niet?')).toBeTruthy()
  expect(screen.getByText('Bijvoorbeeld: Het is onzeker of …')).toBeTruthy()
  expect(screen.queryByText(/wat weet je nog niet\?$/)).toBeNull()
  const fold = screen.getByText('3 van 4 aanwezig').closest('details')
  expect(fold?.open).toBe(false)
  expect([...(fold?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Hele zinnen',
    'Knelpunt…de lijm laat los…',
    'DoelHet moet 12 kN houden.',
  ])
})

test('a good text says what would make it stronger', () => {
  renderInApp(
    <VerdictCard
      verdict={verdict({ isGoodEnough: true, suggestions: 'Sterker maken\nOorzaak: waardoor komt dat?' })}
    />,
  )
  expect(screen.getAllByText('Sterker maken')).toHaveLength(1)
  expect(screen.getByText('Oorzaak', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText('Waardoor komt dat?')).toBeTruthy()
})

test('without anything that is met, nothing is folded', () => {
  const criteria = [{ name: 'Onzekerheid', met: false, hint: '' }]
  renderInApp(<VerdictCard verdict={verdict({ criteria })} />)
  expect(screen.getByText('0 van 1 aanwezig').closest('details')).toBeNull()
})

test('L-10 suggestions are text, never markup', () => {
  const { container } = renderInApp(
    <VerdictCard verdict={verdict({ suggestions: '<img src=x onerror=alert(1)> **vet**' })} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('<img src=x onerror=alert(1)> **vet**')
})

test('a changed text dims its verdict and says so', () => {
  renderInApp(<VerdictCard verdict={verdict({ isGoodEnough: true })} stale="Gewijzigd" />)
  expect(screen.getByText('Gewijzigd: beoordeel opnieuw')).toBeTruthy()
})

describe('typing', () => {
  afterEach(() => void vi.useRealTimers())

  /** Draws a card that types, and returns the part that grows. */
  function typing(suggestions = 'abc\ndef') {
    vi.useFakeTimers()
    const card = (text: string) => <VerdictCard verdict={verdict({ suggestions: text })} animate />
    const { container, rerender } = renderInApp(card(suggestions))
    const paragraphs = () => [...container.querySelectorAll('[tabindex="-1"] p')].map((p) => p.textContent)
    return { container, paragraphs, change: (text: string) => rerender(card(text)) }
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  test('takes 10 ms for a character, and the box grows with the text', () => {
    const { paragraphs } = typing()
    expect(paragraphs()).toEqual([])
    pass(20)
    expect(paragraphs()).toEqual(['ab'])
    pass(20)
    expect(paragraphs()).toEqual(['abc', 'd'])
    pass(20)
    expect(paragraphs()).toEqual(['abc', 'def'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is drawn only; what has been typed can be read', () => {
    const { container } = typing()
    const lines = () => container.querySelector('[tabindex="-1"] > div')
    pass(20)
    expect(lines()?.getAttribute('aria-hidden')).toBe('true')
    pass(60)
    expect(lines()?.getAttribute('aria-hidden')).toBeNull()
  })

  test('WCAG 2.2.2 the button shows the rest at once', () => {
    const { paragraphs } = typing()
    fireEvent.click(screen.getByRole('button', { name: 'Toon alles' }))
    expect(paragraphs()).toEqual(['abc', 'def'])
  })

  test('a press on the text shows the rest at once', () => {
    const { paragraphs } = typing()
    pass(20)
    fireEvent.click(screen.getByText('ab'))
    expect(paragraphs()).toEqual(['abc', 'def'])
  })

  test('WCAG 2.4.3 the focus stays when the button goes', () => {
    const { container } = typing()
    screen.getByRole('button').focus()
    pass(20)
    expect(document.activeElement).toBe(screen.getByRole('button'))
    pass(100)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(container.querySelector('[tabindex="-1"]'))
  })

  test('does not happen with reduced motion', () => {
    media.match('(prefers-reduced-motion: reduce)')
    expect(typing().paragraphs()).toEqual(['abc', 'def'])
  })

  test('begins again with a new text', () => {
    const { paragraphs, change } = typing()
    pass(100)
    change('uvw')
    expect(paragraphs()).toEqual([])
    pass(20)
    expect(paragraphs()).toEqual(['uv'])
  })
})
