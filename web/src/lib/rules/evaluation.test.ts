import { expect, test } from 'vitest'
import { colourOf, failedEvaluation, parseCostAdvice, parseEvaluation } from './evaluation'
import { plain } from './vectors-for-tests'

plain('evaluation_parse', (raw: string) => {
  const verdict = parseEvaluation(raw)
  const { isGoodEnough: good, isWbsoEligible: eligible, suggestions, ...criteria } = verdict
  return { good, eligible, suggestions, ...criteria, colour: colourOf(verdict) }
})
plain('evaluation_cost', parseCostAdvice)
plain('evaluation_failed', failedEvaluation)

test('an answer that is an object already is read as it is', () => {
  const verdict = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Mooi.' }
  expect(parseEvaluation(verdict)).toEqual(verdict)
  expect(parseEvaluation({ isGoodEnough: 'ja' }).suggestions).toBe('{"isGoodEnough":"ja"}')
  expect(parseEvaluation(undefined)).toEqual({ isGoodEnough: false, isWbsoEligible: true, suggestions: '' })
})
