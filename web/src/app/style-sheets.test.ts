import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theme } from './theme'

const src = join(import.meta.dirname, '..')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(src, file), 'utf8') }))

/** Returns the style sheets without comments. */
const rules = sheets.map(({ file, css }) => ({ file, css: css.replace(/\/\*.*?\*\//gs, '') }))

const lengths = (css: string): string[] =>
  [...css.matchAll(/(?<![\w.])(\d*\.?\d+(?:px|rem|em))\b/g)].map(([, length = '']) => length)

/** The conditions that layouts may have: at least a width of the theme, or less. */
const widths = Object.values(theme.breakpoints ?? {}).flatMap((width) => [`width >= ${width}`, `width < ${width}`])

test('layouts change at the widths of the theme', () => {
  const others = rules.flatMap(({ file, css }) =>
    [...css.matchAll(/@(?:media|container)[^{]*?((?:min-|max-)?width[^)]*)/g)]
      .map(([, condition = '']) => condition)
      .filter((condition) => !widths.includes(condition))
      .map((condition) => `${file}: ${condition}`),
  )
  expect(others).toEqual([])
})

test('spaces are of the scale of the theme', () => {
  const spaces =
    /(?<=[\s;{])(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-[a-z]+)*|inset(?:-[a-z]+)*):\s*([^;]*);/g
  const others = rules.flatMap(({ file, css }) =>
    [...css.matchAll(spaces)]
      .filter(([, value = '']) => lengths(value).length > 0)
      .map(([declaration]) => `${file}: ${declaration}`),
  )
  expect(others).toEqual([])
})

test('colours are of the theme, which knows what older browsers do', () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/i
  expect(
    rules.filter(({ css }) => colour.test(css.replace('--wbso-focus: #cd650e', ''))).map(({ file }) => file),
  ).toEqual([])
})

test('few lengths are written out', () => {
  const all = [...new Set(rules.flatMap(({ css }) => lengths(css)))].toSorted()
  expect(all.length, all.join(' ')).toBeLessThanOrEqual(40)
})

test('the style sheets of our own are small', () => {
  const lines = sheets.reduce((sum, { css }) => sum + css.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(3_000)
})
