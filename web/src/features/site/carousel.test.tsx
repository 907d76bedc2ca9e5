import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { media } from '../../test/setup'
import { Carousel } from './carousel'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

/** The service that is chosen on the toggle, which is also the one whose steps are visible. */
function shown(): string {
  const chosen = ['Standaard', 'No Cure No Pay'].filter((name) => button(name).getAttribute('aria-pressed') === 'true')
  const visible = document.querySelectorAll('[data-shown] ol')
  expect([chosen.length, visible.length]).toEqual([1, 1])
  expect(visible[0]?.children).toHaveLength(4)
  expect(visible[0]?.previousSibling?.textContent).toBe(chosen[0])
  return chosen[0] ?? ''
}

const chip = () => document.querySelector('[data-shown] a')?.getAttribute('href')
const around = () => screen.getByRole('group', { name: 'Onze diensten' })

test('switches by itself every 15 seconds, and its chip leads elsewhere', () => {
  renderInApp(<Carousel />)
  expect([shown(), chip()]).toEqual(['Standaard', '/new-request'])
  pass(14_999)
  expect(shown()).toBe('Standaard')
  pass(1)
  expect([shown(), chip()]).toEqual(['No Cure No Pay', '/contact'])
  pass(15_000)
  expect(shown()).toBe('Standaard')
})

test('a service that one chooses stays for 15 seconds', () => {
  renderInApp(<Carousel />)
  pass(10_000)
  press('No Cure No Pay')
  pass(14_999)
  expect(shown()).toBe('No Cure No Pay')
  pass(1)
  expect(shown()).toBe('Standaard')
})

test('the arrows go round in both directions', () => {
  renderInApp(<Carousel />)
  press('Volgende')
  expect(shown()).toBe('No Cure No Pay')
  press('Volgende')
  expect(shown()).toBe('Standaard')
  press('Vorige')
  expect(shown()).toBe('No Cure No Pay')
  press('Vorige')
  expect(shown()).toBe('Standaard')
})

test('WCAG 2.2.2 one may pause it and let it play', () => {
  renderInApp(<Carousel />)
  press('Pauzeer')
  pass(60_000)
  expect(shown()).toBe('Standaard')
  press('Speel af')
  pass(15_000)
  expect(shown()).toBe('No Cure No Pay')
})

test('WCAG 2.2.2 it stands still under the pointer', () => {
  renderInApp(<Carousel />)
  fireEvent.pointerEnter(around())
  pass(60_000)
  expect(shown()).toBe('Standaard')
  fireEvent.pointerLeave(around())
  pass(15_000)
  expect(shown()).toBe('No Cure No Pay')
})

test('WCAG 2.2.2 it stands still while the focus is inside, also when it moves there, and says what one chooses', () => {
  renderInApp(<Carousel />)
  act(() => button('Volgende').focus())
  act(() => button('Vorige').focus())
  pass(60_000)
  expect(shown()).toBe('Standaard')
  act(() => button('Vorige').blur())
  pass(15_000)
  expect(shown()).toBe('No Cure No Pay')
})

test('who lets it play from its button wants that, although the focus is still there', () => {
  renderInApp(<Carousel />)
  act(() => button('Pauzeer').focus())
  press('Pauzeer')
  press('Speel af')
  pass(15_000)
  expect(shown()).toBe('No Cure No Pay')
})

test('with reduced motion it stands still until one lets it play', () => {
  media.match('(prefers-reduced-motion: reduce)')
  renderInApp(<Carousel />)
  pass(60_000)
  expect(shown()).toBe('Standaard')
  press('Speel af')
  pass(15_000)
  expect(shown()).toBe('No Cure No Pay')
})

test('screen readers hear the steps one chooses, not those that come by themselves', () => {
  renderInApp(<Carousel />)
  const live = () => document.querySelector('[data-shown]')?.closest('[aria-live]')?.getAttribute('aria-live')
  expect(live()).toBe('off')
  press('Pauzeer')
  expect(live()).toBe('polite')
})
