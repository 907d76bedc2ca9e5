import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productFiles, src } from '../test/product-files'

/** What has one home, with what it looks like where it is written out. */
const byHand: [string, RegExp][] = [
  ['a variant of Text, or c="dimmed", is the colour of quiet words', /\bc="gray\.[67]"/g],
  ['maw="line" is a width of the theme', /\b(?:w|miw|maw|mah)="(?:var\(--wbso|calc\(var\(--wbso)/g],
  [
    'a date is typed, since the calendar of a browser is in its own language',
    /type="(?:date|month|week|time|datetime-local)"/g,
  ],
  ['Icon draws the signs of Tabler', /<Icon[A-Z]\w*[\s/>]/g],
]

test.each(byHand)('%s', (_, pattern) => {
  const found = productFiles.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(pattern)].map(([words]) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
