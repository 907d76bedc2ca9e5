import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Args, Parsed, Refusal } from './refusal'

/** One case of testdata/vectors, which the Go tests run too. */
export interface Vector<In, Want> {
  name?: string
  in: In
  want?: Want
  code?: string
  field?: string
  args?: Args
}

const folder = resolve(import.meta.dirname, '../../../../testdata/vectors')

export function readCases<Case>(file: string): Case[] {
  const { cases } = JSON.parse(readFileSync(resolve(folder, `${file}.json`), 'utf8')) as { cases: Case[] }
  return cases
}

const title = (name: string | undefined, input: unknown): string => name ?? JSON.stringify(input).slice(0, 60)

/** Runs the cases of a file against a rule that cannot fail. */
export function plain<In, Want>(file: string, rule: (input: In) => Want): void {
  for (const c of readCases<Vector<In, Want>>(file)) {
    test(`${file}: ${title(c.name, c.in)}`, () => expect(rule(c.in)).toEqual(c.want))
  }
}

/** Runs the cases of a file against a parser. */
export function parser<In, Want>(file: string, rule: (input: In) => Parsed<Want>): void {
  for (const c of readCases<Vector<In, Want>>(file)) {
    test(`${file}: ${title(c.name, c.in)}`, () => {
      const { value, refusal } = rule(c.in)
      if (c.code === undefined) expect(value).toEqual(c.want)
      else expect(refusal).toEqual(refusalOf(c))
    })
  }
}

/** Runs the cases of a file against a check. */
export function check<In>(file: string, rule: (input: In) => Refusal | null): void {
  for (const c of readCases<Vector<In, true>>(file)) {
    test(`${file}: ${title(c.name, c.in)}`, () =>
      expect(rule(c.in)).toEqual(c.code === undefined ? null : refusalOf(c)))
  }
}

const refusalOf = ({ code, field = '', args = {} }: Vector<unknown, unknown>) => ({ code, field, args })
