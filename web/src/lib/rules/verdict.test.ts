import { expect, test } from 'vitest'
import { plain } from './vectors-for-tests'
import { colourOf, failedVerdict } from './verdict'
import { parseCostAdvice, parseVerdict } from './verdict-answer'

plain('verdict_parse', (raw: string) => {
  const verdict = parseVerdict(raw)
  const { isGoodEnough: good, isWbsoEligible: eligible, suggestions, ...criteria } = verdict
  return { good, eligible, suggestions, ...criteria, colour: colourOf(verdict) }
})
plain('verdict_cost', parseCostAdvice)
plain('verdict_failed', failedVerdict)

test('an answer that is an object already is read as it is', () => {
  const verdict = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Mooi.', proof: 'abc' }
  expect(parseVerdict(verdict)).toEqual(verdict)
  expect(parseVerdict({ ...verdict, proof: '€' })).not.toHaveProperty('proof') // no header takes it
  expect(parseVerdict({ isGoodEnough: 'ja' }).suggestions).toBe('{"isGoodEnough":"ja"}')
  expect(parseVerdict(undefined)).toEqual({ isGoodEnough: false, isWbsoEligible: true, suggestions: '' })
})
