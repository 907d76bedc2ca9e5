import { expect, test } from 'vitest'
import type { Args, RuleCode } from './refusal'
import { sentenceOf } from './sentences'
import { readCases } from './vectors-for-tests'

interface Sentence {
  code: string
  args?: Args
  want?: string
  dutch?: string
}

/** The vectors of every sentence. A sentence of the screen without them does not compile. */
const vectors: Record<RuleCode, string> = {
  bsn_invalid: 'dutch_sentences',
  date_invalid: 'http_errors', // the server says it in English
  hours_future: 'dutch_sentences',
  hours_none: 'grid_week', // only a screen knows of it
  hours_over_day: 'dutch_sentences',
  hours_over_input: 'dutch_sentences',
  hours_positive: 'dutch_sentences',
  hours_step: 'dutch_sentences',
  kvk_invalid: 'dutch_sentences',
  no_such_day: 'dutch_sentences',
  number_invalid: 'http_errors',
  partner_missing: 'dutch_sentences',
  start_out_of_range: 'dutch_sentences',
  started_after_start: 'dutch_sentences',
}

for (const [code, file] of Object.entries(vectors) as [RuleCode, string][]) {
  test(`${file}: ${code}`, () => {
    const cases = readCases<Sentence>(file).filter((one) => one.code === code && (one.want ?? one.dutch) !== undefined)
    expect(cases.length).toBeGreaterThan(0)
    for (const { args = {}, want, dutch } of cases) expect(sentenceOf({ code, args })).toBe(want ?? dutch)
  })
}
