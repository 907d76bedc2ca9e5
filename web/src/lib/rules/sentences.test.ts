import { expect, test } from 'vitest'
import type { Args } from './refusal'
import { hasSentence, sentenceOf } from './sentences'
import { readCases } from './vectors-for-tests'

interface Sentence {
  code: string
  args?: Args
  want: string
}

const shared = readCases<Sentence>('dutch_sentences').filter(({ code }) => hasSentence(code))

for (const { code, args = {}, want } of shared) {
  test(`dutch_sentences: ${code} ${JSON.stringify(args)}`, () => {
    if (!hasSentence(code)) throw new Error(code)
    expect(sentenceOf({ code, args })).toBe(want)
  })
}

test('the screen and the server say the same about every rule they share', () => {
  expect(new Set(shared.map(({ code }) => code)).size).toBe(13)
})
