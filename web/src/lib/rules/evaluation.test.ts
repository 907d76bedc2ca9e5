import { expect, test } from 'vitest'
import { colourOf, failedEvaluation, parseCostAdvice, parseEvaluation } from './evaluation'
import { plain } from './vectors-for-tests'

plain('verdict_parse', (raw: string) => {
  const verdict = parseEvaluation(raw)
  const { isGoodEnough: good, isWbsoEligible: eligible, suggestions, ...criteria } = verdict
  return { good, eligible, suggestions, ...criteria, colour: colourOf(verdict) }
})
plain('verdict_cost', parseCostAdvice)
plain('verdict_failed', failedEvaluation)

test('an answer that is an object already is read as it is', () => {
  const verdict = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Mooi.' }
  expect(parseEvaluation(verdict)).toEqual(verdict)
  expect(parseEvaluation({ isGoodEnough: 'ja' }).suggestions).toBe('{"isGoodEnough":"ja"}')
  expect(parseEvaluation(undefined)).toEqual({ isGoodEnough: false, isWbsoEligible: true, suggestions: '' })
})
