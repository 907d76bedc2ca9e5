import { expect, test } from 'vitest'
import type { Args, RuleCode } from './refusal'
import { sentenceOf, sentences } from './sentences'
import { readCases } from './vectors-for-tests'

interface Sentence {
  code: string
  args?: Args
  want: string
}

const hasSentence = (code: string): code is RuleCode => Object.hasOwn(sentences, code)

const shared = readCases<Sentence>('dutch_sentences').filter(({ code }) => hasSentence(code))

for (const { code, args = {}, want } of shared) {
  test(`dutch_sentences: ${code} ${JSON.stringify(args)}`, () => {
    if (!hasSentence(code)) throw new Error(code)
    expect(sentenceOf({ code, args })).toBe(want)
  })
}

test('the screen and the server say the same about every rule they share', () => {
  expect(new Set(shared.map(({ code }) => code)).size).toBe(11)
})
