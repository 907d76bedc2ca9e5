import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productFiles, src } from './product-files'

const union = /(?:'[\w-]*'|"[\w-]*")(?:\s*\|\s*(?:'[\w-]*'|"[\w-]*"))+/g

/** Returns the unions of strings in a source, each by its sorted members. */
const unionsIn = (source: string): string[] =>
  [...source.matchAll(union)].map(([found]) =>
    found
      .split('|')
      .map((member) => member.trim().slice(1, -1))
      .toSorted()
      .join(' | '),
  )

const ofApi = new Set(unionsIn(readFileSync(join(src, 'lib/schema.d.ts'), 'utf8')))

test('there are unions to look for', () => expect(ofApi.size).toBeGreaterThan(20))

test("no union of the API's is copied by hand: take it from components['schemas']", () => {
  const copied = productFiles
    .filter((file) => file !== 'lib/schema.d.ts')
    .flatMap((file) =>
      unionsIn(readFileSync(join(src, file), 'utf8'))
        .filter((one) => ofApi.has(one))
        .map((one) => `${file}: ${one}`),
    )
  expect(copied).toEqual([])
})
