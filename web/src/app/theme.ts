import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import inputs from './inputs.module.css'
import surfaces from './surfaces.module.css'

/** Deep ink blue. Shade 8 is the colour of the brand and of filled buttons. */
// biome-ignore format: ten shades on a line
const ink: MantineColorsTuple = ['#eff3fa', '#dde6f3', '#bbcbe6', '#94add5', '#7190c3', '#5476b0', '#3f619c', '#2c4b83', '#1b3668', '#11244a']
/** Marks what earns money or ends a job. */
// biome-ignore format: ten shades on a line
const orange: MantineColorsTuple = ['#fff5ec', '#ffe7d1', '#ffcc9f', '#fdb06c', '#f79748', '#ee7f24', '#d4690f', '#ad5208', '#8a4208', '#6b3407']
// biome-ignore format: ten shades on a line
const gray: MantineColorsTuple = ['#f6f8fb', '#edf1f6', '#dfe5ee', '#cbd4e0', '#aab6c7', '#7f8da3', '#56657c', '#414f66', '#2a364b', '#182234']
// biome-ignore format: ten shades on a line
const green: MantineColorsTuple = ['#edf9f1', '#d5f0de', '#abdfbd', '#79c996', '#4fb275', '#35995d', '#26804b', '#1d6b3e', '#175532', '#0f3f24']
// biome-ignore format: ten shades on a line
const yellow: MantineColorsTuple = ['#fff8e6', '#ffedc2', '#fcdb8a', '#f5c350', '#e6a823', '#c98c0d', '#a36f06', '#835704', '#674404', '#4d3303']
// biome-ignore format: ten shades on a line
const red: MantineColorsTuple = ['#fef1f0', '#fcdedb', '#f6bab4', '#ec8f87', '#e06a60', '#cf4a40', '#b8352c', '#9b2821', '#7d201b', '#5e1814']

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
      color: 'var(--mantine-color-ink-9)',
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
  shadows: { md: '0 8px 32px rgb(17 36 74 / 12%)' },
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

/** Mantine's own names with our colours. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-body': 'var(--mantine-color-gray-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-ink-7)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
  },
})
