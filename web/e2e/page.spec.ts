import type { Page } from '@playwright/test'
import { paths, requestPaths } from '../src/lib/paths.ts'
import { demo, requestsOf, signInAs, test } from './people.ts'
import { expect } from './test.ts'

/** Opens a page and returns where its heading begins, in px from the corner of the document. */
async function headingAt(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  return { left: box?.x, top: box?.y }
}

test.use({ expected: /status of 404/ }) // of the page that does not exist

test('all pages of the main layout share their left edge and the top of their heading', async ({ page, server }) => {
  const tokens = await demo(server)
  const requests = await requestsOf(server, tokens)
  const numberOf = (wanted: string) => requests.find(({ status }) => status === wanted)?.project_number ?? ''
  const open = [
    paths.aboutWbso,
    paths.contact,
    paths.faq,
    paths.prices,
    paths.noCureNoPay,
    paths.terms,
    paths.privacy,
    paths.profileDetails, // asks a visitor to sign in
    '/bestaat/niet',
  ]
  const own = [
    paths.profileDetails,
    paths.profileRequests,
    paths.myRequests,
    requestPaths.processing(numberOf('in_verwerking')),
    requestPaths.failed(numberOf('failed')),
  ]
  const home = await headingAt(page, paths.home)
  for (const path of open) expect(await headingAt(page, path), path).toEqual(home)
  await signInAs(page, tokens)
  for (const path of own) expect(await headingAt(page, path), path).toEqual(home)
  const mark = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(mark?.x).toBe(home.left)
})
