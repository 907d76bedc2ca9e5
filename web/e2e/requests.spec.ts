import { paths, projectPaths, requestPaths } from '../src/lib/paths.ts'
import {
  type Aanvraag,
  demo,
  newcomer,
  openWithState,
  processedRequest,
  requestsOf,
  signInAs,
  type Tokens,
  test,
} from './people.ts'
import { expect, expectAccessible } from './test.ts'

const failedWords = 'Mislukt – neem contact op of probeer opnieuw'

/** The account of the demonstration, with the numbers of its oldest request in each status. */
const at = test.extend<{ tokens: Tokens; all: Aanvraag[]; find: (status: string, payment: string) => string }>({
  tokens: async ({ server }, use) => use(await demo(server)),
  all: async ({ server, tokens, page }, use) => {
    await signInAs(page, tokens)
    await use(await requestsOf(server, tokens))
  },
  find: async ({ all }, use) =>
    use((status, payment) => {
      const found = all.findLast((request) => request.status === status && request.payment_status === payment)
      if (found === undefined) throw new Error(`no ${status}, ${payment} in the demonstration`)
      return found.project_number
    }),
})

test.describe('after a submission', () => {
  test('thanks with the number and what comes next, then the list after five seconds', { tag: '@phone' }, async ({
    page,
    server,
  }) => {
    const tokens = await newcomer(server)
    const { id, project_number: number } = await processedRequest(server, tokens)
    await signInAs(page, tokens)
    await page.clock.install()
    await openWithState(page, requestPaths.processing(String(id)), { submitted: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor je aanvraag!')
    await expect(page.getByText(number)).toBeVisible()
    await expect(page.getByText('De verwerking gebeurt op de achtergrond')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bekijk je voorbeeld' })).toHaveAttribute(
      'href',
      requestPaths.payment(number),
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Naar home' })).toHaveAttribute('href', paths.home)
    await expectAccessible(page)
    await page.clock.runFor(5_100)
    await expect(page).toHaveURL(paths.profileRequests)
  })

  test('the live status goes on to the payment screen when the document is there', async ({ page, server }) => {
    const tokens = await newcomer(server)
    const { project_number: number } = await processedRequest(server, tokens)
    await signInAs(page, tokens)
    await page.route(`**/api/requests/${number}/`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'in_verwerking' } })
    })
    await page.clock.install()
    await page.goto(requestPaths.processing(number))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We verwerken je aanvraag')
    await expect(page.getByText('Document maken (bezig)')).toBeVisible()
    await page.unroute(`**/api/requests/${number}/`)
    await page.clock.runFor(2_100)
    await expect(page).toHaveURL(requestPaths.payment(number))
  })

  test('not signed in leads to the sign-in screen', async ({ page }) => {
    for (const path of [
      requestPaths.processing('1'),
      requestPaths.failed('1'),
      paths.myRequests,
      projectPaths.dashboard('1'),
    ]) {
      await page.goto(path)
      await expect(page).toHaveURL(paths.login)
    }
  })
})

at('a request in processing shows what happens, without a percentage', { tag: '@phone' }, async ({ page, find }) => {
  await page.goto(requestPaths.processing(find('in_verwerking', 'unpaid')))
  await expect(page.getByText('Document maken (bezig)')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain('%') // what is seen, without style sheets
  await expectAccessible(page)
})

at('what cannot be paid yet opens its own screen', async ({ page, find }) => {
  const busy = find('in_verwerking', 'unpaid')
  await page.goto(requestPaths.payment(busy))
  await expect(page).toHaveURL(requestPaths.processing(busy))
  const failed = find('failed', 'unpaid')
  await page.goto(requestPaths.payment(failed))
  await expect(page).toHaveURL(requestPaths.failed(failed))
})

at.describe('a poll that fails', () => {
  at.use({ expected: /Failed to load resource/ })

  at('of the live status says so and goes on', async ({ page, find }) => {
    const number = find('in_verwerking', 'unpaid')
    await page.clock.install()
    await page.goto(requestPaths.processing(number))
    await expect(page.getByText('Document maken (bezig)')).toBeVisible()
    await page.route(`**/api/requests/${number}/`, (route) => route.abort())
    await page.clock.runFor(2_100)
    await expect(page.getByText('We kunnen de status nu niet ophalen.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(`**/api/requests/${number}/`)
    await page.clock.runFor(2_100)
    await expect(page.getByText('We kunnen de status nu niet ophalen.')).toBeHidden()
  })
})

at('the list of the profile shows the status of each request in words', { tag: '@phone' }, async ({ page, all }) => {
  await page.goto(paths.profileRequests)
  await expect(page.getByRole('tab', { name: 'Aanvragen' })).toHaveAttribute('aria-selected', 'true')
  const rows = page.getByRole('table', { name: 'Mijn aanvragen' }).locator('tbody tr')
  await expect(rows).toHaveCount(all.length + 1)
  for (const words of ['In verwerking', 'Document verwerkt', failedWords, 'Te betalen', 'Pending', 'Betaald'])
    await expect(rows.getByText(words, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 4_000 })
  for (const menu of await rows.locator('summary').all()) await menu.click()
  await expect(page).toHaveURL(paths.profileRequests) // reading A: no press on the row
  await expectAccessible(page)
  for (const width of [320, 640, 840, 1280]) {
    await page.setViewportSize({ width, height: 4_000 })
    for (const button of await page.getByRole('button', { name: 'Download je aanvraag' }).all())
      await expect(button).toBeInViewport({ ratio: 1 }) // not cut off
  }
  await page.getByRole('link', { name: 'Klik hier om een nieuwe aanvraag te starten' }).click()
  await expect(page).toHaveURL(paths.newRequest)
})

const readingA: [string, string, (number: string) => string][] = [
  ['failed', 'unpaid', requestPaths.failed],
  ['in_verwerking', 'unpaid', requestPaths.processing],
  ['document_verwerkt', 'paid', (number) => projectPaths.dashboard(number)],
  ['document_verwerkt', 'failed', requestPaths.payment],
]

at('reading A: a press on a row leads by its status, and so does the link in it', async ({ page, find }) => {
  for (const [status, payment, path] of readingA) {
    const number = find(status, payment)
    await page.goto(paths.profileRequests)
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row.getByRole('link').first()).toHaveAttribute('href', path(number))
    await row.locator('td').first().click()
    await expect(page).toHaveURL(path(number))
  }
})

at('reading B: paid leads to the portal, a failed payment is said', { tag: '@phone' }, async ({ page, find }) => {
  await page.goto(paths.myRequests)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn aanvragen')
  await expect(page.getByRole('columnheader')).toHaveText(['Bedrijf', 'Samenvatting', 'Status'])
  await expectAccessible(page)
  const press = async (number: string) => {
    await page.goto(paths.myRequests)
    await page.locator(`tr:has(a[href*="${number}"]) td`).first().click()
  }
  await press(find('document_verwerkt', 'paid'))
  await expect(page).toHaveURL(paths.portal)
  await expect(
    page.locator(`a[href="${projectPaths.dashboard(find('document_verwerkt', 'paid'))}"]`).first(),
  ).toBeVisible()
  await press(find('document_verwerkt', 'failed'))
  await expect(page.getByText('Betaling mislukt. Probeer het opnieuw of kies een andere betaalmethode.')).toBeVisible()
  await press(find('failed', 'unpaid'))
  await expect(page).toHaveURL(requestPaths.failed(find('failed', 'unpaid')))
})

test('a newcomer sees an empty list with one way on', { tag: '@phone' }, async ({ page, server }) => {
  await signInAs(page, await newcomer(server))
  await page.goto(paths.myRequests)
  await expect(page.getByText('Je hebt nog geen aanvragen.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.profileRequests)
  await expect(page.getByText('Je hebt nog geen aanvragen.')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a bad network', () => {
  at.use({ expected: /status of 500/ })

  at(
    'a list shows its layout while it loads, and once it failed it loads again on a press',
    { tag: '@phone' },
    async ({ page, find }) => {
      let fail = () => {}
      const failing = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route(
        /\/api\/requests\/(\?|$)/,
        async (route) => {
          await failing
          await route.fulfill({ status: 500, json: { detail: 'A server error occurred.' } })
        },
        { times: 1 },
      )
      await page.goto(paths.myRequests)
      await expect(page.getByRole('status').filter({ hasText: 'We halen je aanvragen op.' })).toBeVisible()
      await expectAccessible(page)
      fail()
      await expect(page.getByText('Kon aanvragen niet laden')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
      await expect(page.getByText(find('document_verwerkt', 'paid'), { exact: true })).toBeVisible()
    },
  )
})

test('a visitor is asked to sign in to the profile', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.profileRequests)
  await expect(page.getByText('Log in om je profiel te bekijken.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(paths.login)
})

at('the path chooses the tab, and the tabs go by keyboard', { tag: '@phone' }, async ({ page, all }) => {
  await page.goto(paths.profile)
  await expect(page).toHaveURL(paths.profileDetails)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Details').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Bedrijven')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.profileCompanies)
  await expect(tab('Bedrijven')).toBeFocused()
  await expectAccessible(page)
  await tab('Portaal').click()
  await expect(page).toHaveURL(paths.profilePortal)
  await tab('Beveiliging').click()
  await expect(page).toHaveURL(paths.profileSecurity)
  await tab('Aanvragen').click()
  await expect(page).toHaveURL(paths.profileRequests)
  await expect(page.getByRole('link', { name: all[0]?.project_number }).first()).toBeVisible()
})

test('signing out on a page that needs an account goes home', async ({ page, server }) => {
  const tokens = await newcomer(server)
  await signInAs(page, tokens)
  await page.goto(paths.myRequests)
  await page.getByRole('button', { name: 'Mijn profiel' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(paths.home)
})

at(
  'the screen of a failed request explains, and begins again with all of it',
  { tag: '@phone' },
  async ({ page, all, find }) => {
    const number = find('failed', 'unpaid')
    await page.goto(requestPaths.failed(number))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het verwerken van je aanvraag is mislukt')
    await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Opnieuw beginnen' }).click()
    await expect(page).toHaveURL(paths.newRequest)
    const pitch = all.find(({ project_number }) => project_number === number)?.elevator_pitch ?? ''
    await expect(page.getByLabel('Elevator pitch', { exact: true })).toHaveValue(pitch)
  },
)
