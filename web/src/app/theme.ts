import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Text,
  type VariantColorsResolver,
} from '@mantine/core'
import { both, colours, filledInDark, hasThemes } from './colours'
import inputs from './inputs.module.css'
import surfaces from './surfaces.module.css'
import texts from './texts.module.css'

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

/** The widths of variables.css by name, for props: `maw="line"`. */
const measures = Object.fromEntries(
  ['line', 'figure', 'field', 'tile', 'sidebar', 'aside', 'dialog', 'form'].map((name) => [
    name,
    `var(--wbso-${name})`,
  ]),
)

export const theme = createTheme({
  colors: colours,
  primaryColor: 'ink',
  primaryShade: 8,
  black: colours.gray[9],
  variantColorResolver: variantColors,
  fontFamily: "'Geist Variable', 'Geist Fallback', system-ui, sans-serif",
  // Sizes grow by a fifth.
  // biome-ignore format: one scale
  fontSizes: { xs: '0.8125rem', sm: '0.9rem', md: '1rem', lg: '1.2rem', xl: '1.44rem', '2xl': '1.728rem', '3xl': '2.488rem' },
  // A label is medium, a heading bold.
  fontWeights: { regular: '400', medium: '600', bold: '650' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
  // Every space between things and around them is one of these. 'ml' is the side of cards and of narrow pages.
  // biome-ignore format: one scale
  spacing: { '3xs': '0.125rem', '2xs': '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', ml: '1.25rem', lg: '1.5rem', xl: '2rem', '2xl': '3rem', ...measures },
  breakpoints: { xs: '37.5em', sm: '48em', md: '62em' },
  radius: { xs: '4px', sm: '6px', md: '12px', lg: '16px' },
  defaultRadius: 'md',
  shadows: { md: `0 8px 32px ${both('rgb(17 36 74 / 12%)', 'rgb(0 0 0 / 50%)')}` },
  respectReducedMotion: true,
  components: {
    Text: Text.extend({ classNames: (_, { variant = '' }) => ({ root: texts[variant] }) }),
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { variant: 'light', size: 'lg' }, classNames: { root: surfaces.badge } },
    Loader: { defaultProps: { size: 18, color: 'currentColor' } },
    Paper: { defaultProps: { withBorder: true }, classNames: { root: surfaces.paper } },
    Fieldset: { defaultProps: { mx: 0 } },
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
    fontWeight: 'var(--mantine-font-weight-bold)',
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
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-ink-7)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    ...filledVariables(),
  },
})
