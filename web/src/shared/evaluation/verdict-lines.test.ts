import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../lib/rules/verdict'
import { canBeStronger, charactersIn, firstCharacters, verdictLines } from './verdict-lines'

const missing = (name: string, more = {}) => ({ name, met: false, hint: 'x', question: `${name}?`, ...more })

const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  isGoodEnough: false,
  isWbsoEligible: true,
  suggestions: 'Eerst dit.\nDan dat.',
  criteria: [
    { name: 'Lengte', met: true, hint: '' },
    missing('Knelpunt', { place: '“Wij bouwen …”', example: 'Het is te traag.' }),
    missing('Onzekerheid', { place: '“Wij bouwen …”' }),
    missing('Doel'),
  ],
  ...more,
})

describe('the lines of a verdict', () => {
  test('are one for each thing that is missing, and quote no place twice', () => {
    expect(verdictLines(verdict())).toEqual([
      {
        label: 'Knelpunt',
        text: 'Knelpunt? Vul aan bij “Wij bouwen …”.',
        example: 'Bijvoorbeeld: Het is te traag.',
      },
      { label: 'Onzekerheid', text: 'Onzekerheid?', example: '' },
      { label: 'Doel', text: 'Doel?', example: '' },
    ])
  })

  test('begin with the reason for a refusal, with as many more as there are suggestions', () => {
    const lines = verdictLines(verdict({ isWbsoEligible: false }))
    expect(lines.map(({ label, text }) => label || text)).toEqual(['Eerst dit.', 'Knelpunt'])
  })

  test('of a good text that could be stronger are its questions, each with its label', () => {
    const good = verdict({
      isGoodEnough: true,
      suggestions: 'Sterker maken\nOorzaak: waardoor gebeurt dat?\nWelke maat: 5 of 6?',
    })
    expect(canBeStronger(good)).toBe(true)
    expect(verdictLines(good)).toEqual([
      { label: 'Oorzaak', text: 'Waardoor gebeurt dat?', example: '' },
      { label: 'Welke maat', text: '5 of 6?', example: '' },
    ])
    expect(canBeStronger({ ...good, isGoodEnough: false })).toBe(false)
    expect(canBeStronger({ ...good, suggestions: 'Mooi.' })).toBe(false)
  })

  test.each([
    ['a good text', { isGoodEnough: true }],
    ['a judge without parts', { criteria: [{ name: 'Doel', met: false, hint: 'Wat is het doel?' }] }],
    ['a judge without criteria', { criteria: [] }],
  ])('are the suggestions for %s', (_name, more) => {
    expect(verdictLines(verdict({ suggestions: ' \nMooi.\n\nEn klaar.', ...more })).map(({ text }) => text)).toEqual([
      'Mooi.',
      'En klaar.',
    ])
  })
})

describe('the first characters', () => {
  const lines = [
    { label: 'ab', text: 'cd', example: 'ef' },
    { label: '', text: 'gh', example: '' },
  ]

  test.each([
    [0, []],
    [1, [{ label: 'a', text: '', example: '' }]],
    [5, [{ label: 'ab', text: 'cd', example: 'e' }]],
    [7, [lines[0], { label: '', text: 'g', example: '' }]],
    [99, lines],
  ])('%s', (count, want) => expect(firstCharacters(lines, count)).toEqual(want))

  test('are counted over all lines', () => expect(charactersIn(lines)).toBe(8))
})
