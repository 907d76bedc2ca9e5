import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { theme } from './theme'

/** Mantine's own colours, which we do not use. */
const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in (theme.colors ?? {})))
const isUsed = (name: string) => !unused.some((color) => name.startsWith(`--mantine-color-${color}-`))

test('theme-variables.css is what Mantine makes of the theme: after a change run `npx vitest run theme-variables --update`', async () => {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const lines = Object.entries({ ...variables, ...light, '--mantine-color-scheme': 'light' })
    .filter(([name]) => isUsed(name))
    .map(([name, value]) => `  ${name}: ${value};`)
  await expect([':root {', ...lines, '}', ''].join('\n')).toMatchFileSnapshot('./theme-variables.css')
})
