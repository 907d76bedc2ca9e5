import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import inputs from './inputs.module.css'
import surfaces from './surfaces.module.css'

/** Whether the browser can choose between two colours. Those from before the spring of 2024 have the light theme alone. */
export const hasThemes = typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red, red)')

/** Returns the colour of the light theme or the dark one, which the browser chooses. */
const both = (light: string, dark: string) => (hasThemes ? `light-dark(${light}, ${dark})` : light)

/** Ten shades, each for the light theme and the dark one. A shade has the same role in both: 0 is a tint, 2 a line, 7 a text. */
const shades = (light: string, dark: string): MantineColorsTuple => {
  const others = dark.split(' ')
  return light.split(' ').map((shade, i) => both(shade, others[i] ?? shade)) as unknown as MantineColorsTuple
}

/** Deep ink blue. Shade 8 is the colour of the brand, and in the light theme of filled buttons. */
const ink = shades(
  '#eff3fa #dde6f3 #bbcbe6 #94add5 #7190c3 #5476b0 #3f619c #2c4b83 #1b3668 #11244a',
  '#18243b #1f3052 #2b4270 #3b5892 #5476b0 #7190c3 #8ba7d6 #a8c1ea #c4d5f2 #dfe9f9',
)
/** Marks what earns money or ends a job. */
const orange = shades(
  '#fff5ec #ffe7d1 #ffcc9f #fdb06c #f79748 #ee7f24 #d4690f #ad5208 #8a4208 #6b3407',
  '#2a1b0d #3b2512 #5a3716 #fdb06c #f79748 #f9a765 #fab680 #fcc59b #fdd5b6 #ffe5d2',
)
const gray = shades(
  '#f6f8fb #edf1f6 #dfe5ee #cbd4e0 #aab6c7 #7f8da3 #56657c #414f66 #2a364b #182234',
  '#0e1523 #1e293e #2a3750 #3b4a66 #566681 #7a89a3 #9ba9bf #b9c4d5 #d3dbe7 #e8edf5',
)
const green = shades(
  '#edf9f1 #d5f0de #abdfbd #79c996 #4fb275 #35995d #26804b #1d6b3e #175532 #0f3f24',
  '#11261a #163322 #1f4a31 #2b6744 #3f8a5e #4fb275 #69c38b #8fd6a9 #b2e4c4 #d3f1de',
)
const yellow = shades(
  '#fff8e6 #ffedc2 #fcdb8a #f5c350 #e6a823 #c0850c #a36f06 #835704 #674404 #4d3303',
  '#29200c #372b0f #514014 #75590f #a37b12 #d4a32a #e6b847 #f0cb72 #f6dc9c #fbecc6',
)
const red = shades(
  '#fef1f0 #fcdedb #f6bab4 #ec8f87 #e06a60 #cf4a40 #b8352c #9b2821 #7d201b #5e1814',
  '#2f1817 #411f1d #612a26 #8c3a34 #bb4c44 #e0695f #ea877f #f2a69f #f7c3be #fbdcd9',
)

/** What is filled in the dark theme: white on it has a contrast of 4.5:1, and itself 3:1 with what it is on. */
const filledInDark = { ink: '#4a6db0', green: '#26804b', yellow: '#926405', red: '#c8453b' }

const border = '1px solid transparent'

/**
 * A screen has one filled button, in navy. 'accent' takes its place where one starts, pays or files: dark ink on orange,
 * with a contrast of 6:1. 'quiet' is one among the words of a menu or a field.
 */
const variantColors: VariantColorsResolver = (input) => {
  if (input.variant === 'accent')
    return {
      background: 'var(--mantine-color-orange-4)',
      hover: 'var(--mantine-color-orange-3)',
      color: '#11244a', // ink in both themes, as is its orange
      border,
    }
  if (input.variant === 'quiet')
    return {
      background: 'transparent',
      hover: 'var(--mantine-color-gray-1)',
      color: 'var(--mantine-color-gray-8)',
      border,
    }
  return defaultVariantColorsResolver(input)
}

export const theme = createTheme({
  colors: { ink, orange, gray, green, yellow, red },
  primaryColor: 'ink',
  primaryShade: 8,
  black: gray[9],
  variantColorResolver: variantColors,
  fontFamily: "'Geist Variable', 'Geist Fallback', system-ui, sans-serif",
  // Sizes grow by a fifth.
  // biome-ignore format: one scale
  fontSizes: { xs: '0.8125rem', sm: '0.9rem', md: '1rem', lg: '1.2rem', xl: '1.44rem', '2xl': '1.728rem', '3xl': '2.488rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
  // Every space between things and around them is one of these. 'ml' is the side of cards and of narrow pages.
  // biome-ignore format: one scale
  spacing: { '3xs': '0.125rem', '2xs': '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', ml: '1.25rem', lg: '1.5rem', xl: '2rem', '2xl': '3rem' },
  breakpoints: { xs: '37.5em', sm: '48em', md: '62em' },
  radius: { xs: '4px', sm: '6px', md: '12px', lg: '16px' },
  defaultRadius: 'md',
  shadows: { md: `0 8px 32px ${both('rgb(17 36 74 / 12%)', 'rgb(0 0 0 / 50%)')}` },
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { variant: 'light', size: 'lg' }, classNames: { root: surfaces.badge } },
    Paper: { defaultProps: { withBorder: true }, classNames: { root: surfaces.paper } },
    Input: { defaultProps: { size: 'md' }, classNames: { input: inputs.input } },
    InputWrapper: { classNames: { label: inputs.label, description: inputs.description, error: inputs.error } },
    Checkbox: {
      classNames: {
        inner: inputs.inner,
        input: inputs.mark,
        label: inputs.words,
        description: inputs.note,
        error: inputs.error,
      },
    },
    Switch: {
      defaultProps: { size: 'md', withThumbIndicator: false },
      classNames: { track: inputs.track, label: inputs.words, description: inputs.note },
    },
    Radio: {
      classNames: { root: inputs.choice, inner: inputs.inner, radio: inputs.mark, label: inputs.words },
    },
  },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'clamp(1.728rem, 1.3rem + 1.9vw, 2.488rem)', lineHeight: '1.15' },
      h2: { fontSize: 'var(--mantine-font-size-xl)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--mantine-font-size-lg)', lineHeight: '1.3' },
      h4: { fontSize: 'var(--mantine-font-size-md)', lineHeight: '1.4' },
    },
  },
})

/** Returns the variables of Mantine that it cannot work out, since each shade is two colours. */
const filledVariables = () =>
  Object.fromEntries(
    Object.entries(filledInDark).flatMap(([name, dark]) => {
      const colour = `--mantine-color-${name}`
      return [
        [`${colour}-filled`, both(`var(${colour}-8)`, dark)],
        [`${colour}-filled-hover`, both(`var(${colour}-9)`, `color-mix(in srgb, ${dark}, black 15%)`)],
        [`${colour}-outline-hover`, `var(${colour}-0)`],
      ]
    }),
  )

/**
 * Mantine's own names with our colours. Its scheme is always 'light': which of two colours is meant is the browser's
 * choice, so that no script has to run before a page is drawn, and a part of a page can have a theme of its own.
 */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-scheme': hasThemes ? 'light dark' : 'light',
    '--wbso-surface': both('#fff', '#141d2e'), // what lies on the page: cards, fields, bars and dialogs
    '--wbso-veil': both('rgb(17 36 74 / 45%)', 'rgb(0 0 0 / 60%)'), // over the page, behind a dialog
    '--mantine-color-default': 'var(--wbso-surface)',
    '--mantine-color-body': 'var(--mantine-color-gray-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-ink-7)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    ...filledVariables(),
  },
})
