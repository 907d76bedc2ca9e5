import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths, requestPaths } from '../src/lib/paths.ts'
import { dialogs, unpictured } from './dialogs.ts'
import { call, colleague, demo, newcomer, requestsOf, signInAs, test } from './people.ts'
import { screens, show, signInAsDemo } from './screens.ts'
import { expect } from './test.ts'
import { button, fillTexts, label, names, open, openAtCompany } from './wizard-steps.ts'

const folder = join(import.meta.dirname, '../shots')
const images = join(import.meta.dirname, '../../docs/images')
const phone = { width: 375, height: 812 }
const sizes = [phone, { width: 1280, height: 900 }, { width: 1920, height: 1080 }]
const themes = ['light', 'dark'] as const

/** Takes pictures of what a page shows: on a phone, a laptop and a large screen, in both themes. */
async function shoot(page: Page, name: string, { whole = true, on = sizes } = {}): Promise<void> {
  for (const size of on) {
    await page.setViewportSize(size)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(150) // ms, for what is drawn by its width
      await expect(page.locator('dialog [aria-busy="true"]')).toHaveCount(0) // a page of a document
      await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), fullPage: whole })
    }
  }
}

async function shootDialog(page: Page, file: string, on = sizes): Promise<void> {
  await page.getByRole('dialog').first().waitFor()
  await page.waitForLoadState('networkidle')
  await shoot(page, `dialog-${basename(file, '.tsx')}`, { whole: false, on })
}

/** Takes a picture for README, small enough to be kept in the repository. */
async function keep(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await writeFile(join(images, `${name}.webp`), data, 'base64')
}

/** One's own hours, as far as the pictures need them. */
interface Mine {
  projects: { project_number: string }[]
  months: { month: string }[]
}

test('every dialog has a picture', () => expect(unpictured()).toEqual([]))

test.describe('pictures', { tag: '@shot' }, () => {
  test.setTimeout(300_000)
  test.use({ expected: /./ }) // nothing is tested here

  test('of every route', async ({ page, server }) => {
    let own = false
    for (const screen of await screens(server)) {
      if (screen.own && !own) await signInAsDemo(page, server)
      own = screen.own
      await show(page, screen.path)
      await shoot(page, screen.name)
    }
    await show(page, '/bestaat/niet')
    await shoot(page, 'notFound')
  })

  test('of README', async ({ page, server }) => {
    await open(page)
    await label(page, names.elevator_pitch).fill('We maken een nieuw product voor de bouw dat sneller werkt.')
    await label(page, names.elevator_pitch).press('Enter')
    await page.getByText('Nog aanvullen', { exact: true }).waitFor()
    await page.evaluate(() => window.scrollTo(0, 100)) // px, past the header
    await keep(page, 'wizard')
    const tokens = await demo(server)
    const bakery = (await requestsOf(server, tokens)).find(({ elevator_pitch: pitch }) => pitch.includes('bakkerij'))
    await signInAs(page, tokens)
    await show(page, requestPaths.application(bakery?.project_number ?? ''))
    await keep(page, 'application')
  })

  test('of every part of an application', async ({ page, server }) => {
    const tokens = await demo(server)
    const paid = (await requestsOf(server, tokens)).find(({ payment_status: payment }) => payment === 'paid')
    await signInAs(page, tokens)
    await show(page, requestPaths.application(paid?.project_number ?? ''))
    const links = page.getByRole('navigation', { name: 'Onderdelen van je aanvraag' }).getByRole('link')
    const parts = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const part of parts) {
      await show(page, part)
      await shoot(page, `requestApplication-${new URL(part).searchParams.get('deel')}`)
    }
  })

  test('of the steps of the wizard', async ({ page }) => {
    await open(page)
    await fillTexts(page)
    await shoot(page, 'newRequest-1')
    await openAtCompany(page)
    await shoot(page, 'newRequest-3')
    await button(page, 'TERUG').click()
    await shoot(page, 'newRequest-2')
    await label(page, 'Geschat aantal uren').fill('veel')
    await button(page, 'DOORGAAN').click()
    await shoot(page, 'newRequest-2-lacks')
  })

  test('of every dialog', async ({ page, server }) => {
    const all = await screens(server)
    let own = false
    for (const [file, dialog] of Object.entries(dialogs)) {
      const screen = all.find(({ name }) => name === dialog.on)
      if (screen?.own && !own) await signInAsDemo(page, server)
      own = screen?.own ?? false
      await page.setViewportSize({ width: 1280, height: 900 })
      await show(page, screen?.path ?? '')
      await dialog.open(page)
      await shootDialog(page, file)
    }
    await page.setViewportSize(phone)
    await show(page, paths.portal)
    await page.getByRole('button', { name: 'Menu' }).click()
    await shootDialog(page, 'drawer.tsx', [phone])
  })

  test('of a month that is confirmed while days are open', async ({ page, server }) => {
    const tokens = await colleague(server, 'joost')
    const { projects, months } = await call<Mine>(server, 'GET', '/api/my-hours/', tokens.access)
    const query = `?project_number=${projects[0]?.project_number}&month=${months[0]?.month}`
    const recorded = await call<{ id: number; date: string }[]>(server, 'GET', `/api/hours/${query}`, tokens.access)
    for (const { id, date } of recorded)
      if (date === recorded[0]?.date)
        await fetch(`${server.url}/api/hours/${id}/`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${tokens.access}` },
        })
    await signInAs(page, tokens)
    await show(page, paths.myHours)
    await page
      .getByRole('button', { name: /^Mijn maand klopt/ })
      .first()
      .click()
    await shootDialog(page, 'confirm-month.tsx')
  })

  test('of what a new user finds', async ({ page, server }) => {
    await signInAs(page, await newcomer(server))
    await show(page, paths.portal)
    await shootDialog(page, 'portal-page.tsx')
    for (const [name, path] of Object.entries({ myRequests: paths.myRequests, companies: paths.profileCompanies })) {
      await show(page, path)
      await shoot(page, `empty-${name}`)
    }
  })

  test.describe('of the question about cookies', () => {
    test.use({ cookies: 'unasked' })

    test('as a bar and as a dialog', async ({ page }) => {
      await show(page, paths.prices)
      await page.getByRole('button', { name: 'Weigeren' }).waitFor()
      await shoot(page, 'cookies', { whole: false })
      await show(page, paths.newRequest)
      await shootDialog(page, 'blocking-dialog.tsx')
    })
  })
})
