import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theme } from './theme'

const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** The conditions that layouts may have: at least a width of the theme, or less. */
const widths = Object.values(theme.breakpoints ?? {}).flatMap((width) => [
  `min-width: ${width}`,
  `max-width: ${(Number.parseFloat(String(width)) - 0.01).toFixed(2)}em`,
])

test('layouts change at the widths of the theme', () => {
  const others = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/@(?:media|container)[^{]*?((?:min-|max-)?width[^)]*)/g)]
      .map(([, condition = '']) => condition)
      .filter((condition) => !widths.includes(condition))
      .map((condition) => `${file}: ${condition}`),
  )
  expect(others).toEqual([])
})
