import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { theme, themeVariables } from './theme'

const whole = mergeMantineTheme(DEFAULT_THEME, theme)
const { variables, light } = defaultCssVariablesResolver(whole)
const ofTheme = { ...variables, ...light, ...themeVariables(whole).light }
const css = [
  ...Object.entries(ofTheme).map(([name, value]) => `${name}: ${value};`),
  readFileSync(join(import.meta.dirname, 'variables.css'), 'utf8'),
].join('\n')

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Returns the colour that a value of CSS has in a theme, as '#rrggbb'. */
function valueIn(scheme: Scheme, value: string): string {
  const [, inLight, inDark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  if (inLight !== undefined && inDark !== undefined) return valueIn(scheme, scheme === 'light' ? inLight : inDark)
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (name !== undefined) return colour(scheme, name)
  if (!/^#([\da-f]{3}){1,2}$/.test(value)) throw new Error(`no colour: ${value}`)
  return value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value
}

/** Returns the colour of a variable. A later line of the style sheets wins. */
const colour = (scheme: Scheme, name: string): string =>
  valueIn(scheme, [...css.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].at(-1)?.[1] ?? name)

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(scheme: Scheme, one: string, other: string): number {
  const named = (name: string) => (name.startsWith('wbso') ? `--${name}` : `--mantine-color-${name}`)
  const [dark = 0, bright = 0] = [one, other]
    .map((name) => luminance(name.startsWith('#') ? name : colour(scheme, named(name))))
    .toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** What controls are on: the page, cards, notices and tints. */
const surfaces = 'wbso-surface body gray-1 gray-2 ink-0 ink-1 orange-0 orange-1 yellow-0 red-0 green-0'.split(' ')

/** What is read, on what it is read on. */
const texts: [string, string][] = [
  ...'text dimmed placeholder anchor error gray-7 gray-8 ink-7 ink-8 red-7 green-7 green-8 yellow-8 yellow-9'
    .split(' ')
    .flatMap((text): [string, string][] => [
      [text, 'wbso-surface'],
      [text, 'body'],
    ]),
  ...'ink green yellow red'.split(' ').flatMap((name): [string, string][] => [
    ['gray-7', `${name}-0`],
    [`${name}-7`, `${name}-0`],
    [`${name}-light-color`, `${name}-light`],
    [`${name}-light-color`, `${name}-light-hover`],
    ['white', `${name}-filled`],
  ]),
  ['orange-9', 'orange-1'],
  ['gray-light-color', 'gray-light'],
  ['gray-8', 'gray-1'],
  ['ink-8', 'gray-1'],
  ['ink-8', 'ink-1'],
  ['#11244a', 'orange-4'],
  ['#11244a', 'orange-3'],
]

/** What is seen, beside what it is seen on: borders of fields, filled buttons, bars of meters and charts. */
const shapes =
  'gray-5 gray-6 ink-filled red-filled green-filled yellow-filled ink-6 red-6 green-6 green-7 orange-7 yellow-5'.split(
    ' ',
  )

describe.each(schemes)('in the %s theme', (scheme) => {
  test.each(surfaces)('the focus ring has a contrast of 3:1 with %s', (surface) =>
    expect(contrast(scheme, 'wbso-focus', surface)).toBeGreaterThanOrEqual(3),
  )

  test.each(texts)('%s has a contrast of 4.5:1 with %s', (text, ground) =>
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5),
  )

  test.each(shapes)('%s has a contrast of 3:1 with what lies on the page', (shape) =>
    expect(contrast(scheme, shape, 'wbso-surface')).toBeGreaterThanOrEqual(3),
  )
})

test.each(['ink-8', 'ink-9'])(
  'on bands that are dark in both themes the focus ring has a contrast of 3:1: %s',
  (band) => expect(contrast('light', 'wbso-focus', band)).toBeGreaterThanOrEqual(3),
)
