import { expect, test } from 'vitest'
import type { Args } from './refusal'
import { check, readCases } from './vectors-for-tests'
import { checkStartYear, gate, type Step } from './wizard'

check('wizard_gate', (way: { from: Step; to: Step; collaborative: boolean; partners: number }) =>
  gate(way.from, way.to, way.collaborative, way.partners),
)

interface Submitted {
  name: string
  in: { start_of_project?: string }
  errors: { field: string; code: string; args?: Args }[]
}

for (const { name, in: submitted, errors } of readCases<Submitted>('submit_check')) {
  const { start_of_project: start } = submitted
  if (start === undefined) continue
  test(`submit_check: ${name}: the start`, () =>
    expect(checkStartYear(start)).toEqual(errors.find(({ field }) => field === 'start_of_project') ?? null))
}
