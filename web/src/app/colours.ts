import type { MantineColorsTuple } from '@mantine/core'

/** Whether the browser can choose between two colours. Those from before the spring of 2024 have the light theme alone. */
export const hasThemes = typeof CSS === 'undefined' || CSS.supports('color', 'light-dark(red, red)')

/** Returns the colour of the light theme or the dark one, which the browser chooses. */
export const both = (light: string, dark: string) => (hasThemes ? `light-dark(${light}, ${dark})` : light)

/** Ten shades, each for the light theme and the dark one. A shade has the same role in both: 0 is a tint, 2 a line, 7 a text. */
const shades = (light: string, dark: string): MantineColorsTuple => {
  const others = dark.split(' ')
  return light.split(' ').map((shade, i) => both(shade, others[i] ?? shade)) as unknown as MantineColorsTuple
}

export const colours = {
  /** Deep ink blue. Shade 8 is the colour of the brand, and in the light theme of filled buttons. */
  ink: shades(
    '#eff3fa #dde6f3 #bbcbe6 #94add5 #7190c3 #5476b0 #3f619c #2c4b83 #1b3668 #11244a',
    '#18243b #1f3052 #2b4270 #3b5892 #5476b0 #7190c3 #8ba7d6 #a8c1ea #c4d5f2 #dfe9f9',
  ),
  /** Marks what earns money or ends a job. */
  orange: shades(
    '#fff5ec #ffe7d1 #ffcc9f #fdb06c #f79748 #ee7f24 #d4690f #ad5208 #8a4208 #6b3407',
    '#2a1b0d #3b2512 #5a3716 #fdb06c #f79748 #f9a765 #fab680 #fcc59b #fdd5b6 #ffe5d2',
  ),
  gray: shades(
    '#f6f8fb #edf1f6 #dfe5ee #cbd4e0 #aab6c7 #7f8da3 #56657c #414f66 #2a364b #182234',
    '#0e1523 #1e293e #2a3750 #3b4a66 #566681 #7a89a3 #9ba9bf #b9c4d5 #d3dbe7 #e8edf5',
  ),
  green: shades(
    '#edf9f1 #d5f0de #abdfbd #79c996 #4fb275 #35995d #26804b #1d6b3e #175532 #0f3f24',
    '#11261a #163322 #1f4a31 #2b6744 #3f8a5e #4fb275 #69c38b #8fd6a9 #b2e4c4 #d3f1de',
  ),
  yellow: shades(
    '#fff8e6 #ffedc2 #fcdb8a #f5c350 #e6a823 #c0850c #a36f06 #835704 #674404 #4d3303',
    '#29200c #372b0f #514014 #75590f #a37b12 #d4a32a #e6b847 #f0cb72 #f6dc9c #fbecc6',
  ),
  red: shades(
    '#fef1f0 #fcdedb #f6bab4 #ec8f87 #e06a60 #cf4a40 #b8352c #9b2821 #7d201b #5e1814',
    '#2f1817 #411f1d #612a26 #8c3a34 #bb4c44 #e0695f #ea877f #f2a69f #f7c3be #fbdcd9',
  ),
}

/** What is filled in the dark theme: white on it has a contrast of 4.5:1, and itself 3:1 with what it is on. */
export const filledInDark = { ink: '#4a6db0', green: '#26804b', yellow: '#926405', red: '#c8453b' }
