import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/render'
import { FoldedText } from './folded-text'

const draw = (text: string) => renderInApp(<FoldedText text={text} name="elevator pitch" />).container
const paragraph = (container: HTMLElement) => container.querySelector('p')?.textContent

test.each([
  ['a short text', 'Wij bouwen iets.'],
  ['a text of 240 characters', 'x'.repeat(240)],
  ['four lines', 'a\nb\nc\nd'],
])('%s is shown whole', (_name, text) => {
  expect(paragraph(draw(text))).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a long text is folded at a word, and unfolds', async () => {
  const text = 'woord '.repeat(100).trim()
  const container = draw(text)
  expect(paragraph(container)).toMatch(/^(woord ){39}woord …$/)
  const button = screen.getByRole('button', { name: 'Toon hele tekst van elevator pitch' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(paragraph(container)).toBe(text)
  await userEvent.click(screen.getByRole('button', { name: 'Toon minder van elevator pitch' }))
  expect(paragraph(container)).not.toBe(text)
})

test('many lines are folded too', () => {
  expect(paragraph(draw('a\nb\nc\nd\ne'))).toBe('a\nb\nc …')
})
