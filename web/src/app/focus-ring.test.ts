import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { theme, themeVariables } from './theme'

const whole = mergeMantineTheme(DEFAULT_THEME, theme)
const { variables, light } = defaultCssVariablesResolver(whole)
const ofTheme = { ...variables, ...light, ...themeVariables(whole).light }
const css = [
  ...Object.entries(ofTheme).map(([name, value]) => `${name}: ${value};`),
  readFileSync(join(import.meta.dirname, 'variables.css'), 'utf8'),
].join('\n')

/** Returns the colour of a variable, as '#rrggbb'. A later line of the style sheets wins. */
function colour(name: string): string {
  const value = [...css.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].at(-1)?.[1] ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? value : colour(other)
}

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What controls are on: the page, cards, notices, bands and the footer. */
// biome-ignore format: by lightness
const surfaces = ['white', 'body', 'gray-1', 'gray-2', 'ink-0', 'ink-1', 'orange-0', 'orange-1', 'yellow-0', 'red-0', 'green-0', 'ink-8', 'ink-9']

test.each(surfaces)('the focus ring has a contrast of 3:1 with %s', (surface) =>
  expect(contrast(colour('--wbso-focus'), colour(`--mantine-color-${surface}`))).toBeGreaterThanOrEqual(3),
)
