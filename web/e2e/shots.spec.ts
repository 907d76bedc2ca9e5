import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from './people.ts'
import { screens, show, signInAsDemo } from './screens.ts'

const folder = join(import.meta.dirname, '../shots')
const widths = [375, 1280, 1920]
const themes = ['light', 'dark'] as const

/** Takes pictures of what a page shows: as wide as a phone, a laptop and a large screen, in both themes. */
async function shoot(page: Page, name: string, whole = true): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(100) // ms, for what measures its width
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: whole })
    }
  }
}

test.describe('pictures', { tag: '@shot' }, () => {
  test.setTimeout(600_000)
  test.use({ expected: /./ })

  test.beforeAll(() => rm(folder, { recursive: true, force: true }))

  test('of every route', async ({ page, server }) => {
    let own = false
    for (const screen of await screens(server)) {
      if (screen.own && !own) await signInAsDemo(page, server)
      own = screen.own
      await show(page, screen.path)
      await shoot(page, screen.name)
    }
  })
})
