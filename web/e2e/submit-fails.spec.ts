import { paths } from '../src/lib/paths.ts'
import { newcomer, requestsOf, signInAs } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import {
  accept,
  button,
  expectDraft,
  expectGreen,
  expectStep,
  fillNewCompany,
  label,
  names,
  openAtCompany,
  send,
  summary,
  thanked,
} from './wizard-steps.ts'

test.describe('when sending fails', () => {
  test.use({ expected: /40\d|50\d|ERR_|Failed to load/ })

  test.beforeEach(async ({ page, server }) => {
    await signInAs(page, await newcomer(server))
    await openAtCompany(page)
    await fillNewCompany(page)
    await accept(page)
  })

  test('field errors stand at their fields, joined, and the first one is shown', async ({ page }) => {
    const answer = {
      start_of_project: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
      kvk_number: ['This field may not be blank.', 'Eigen zin.'],
      collaboration_partners: ['Vul de bedrijfsnaam van partner 2 in.'],
    }
    await page.route('**/api/requests/', (route) => route.fulfill({ status: 400, json: answer }), { times: 1 })
    await send(page)
    await expectStep(page, 2)
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('link')).toHaveText([
      'Startdatum: Deze datum heeft een ongeldig formaat. Gebruik DD-MM-JJJJ.',
      'Partners: Vul de bedrijfsnaam van partner 2 in.',
      'KvK-nummer: Dit veld mag niet leeg zijn, Eigen zin.',
    ])
    await expect(label(page, 'Startdatum')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await summary(page).getByRole('link', { name: /KvK/ }).click()
    await expectStep(page, 3)
    await expect(label(page, 'KvK-nummer')).toBeFocused()
    await expect(page.getByText('Dit veld mag niet leeg zijn, Eigen zin.', { exact: true })).toBeVisible()
    await send(page)
    await thanked(page)
  })

  test('the server really judges: a text that it does not find good comes back', async ({ page }) => {
    await page.getByRole('button', { name: 'Wijzig technische knelpunten' }).click()
    await expect(label(page, names.technical_challenges_input)).toBeFocused()
    await page.route('**/technical-challenges-evaluation/**', (route) =>
      route.fulfill({ json: { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Prima.' } }),
    )
    await label(page, names.technical_challenges_input).fill(
      'We maken een nieuw product voor de bouw dat sneller werkt.',
    )
    await label(page, names.technical_challenges_input).press('Enter')
    await expectGreen(page)
    await button(page, 'DOORGAAN').click()
    await button(page, 'DOORGAAN').click()
    await send(page)
    await expectStep(page, 1)
    await expect(
      summary(page).getByRole('link', { name: /^Technische knelpunten: Deze tekst is nog niet goed/ }),
    ).toBeVisible()
  })

  test('a bare sentence is shown as it is', async ({ page }) => {
    await page.route('**/api/requests/', (route) => route.fulfill({ status: 400, json: 'Even niet, morgen wel.' }))
    await send(page)
    await expect(page.getByRole('group', { name: 'Even niet, morgen wel.' })).toBeFocused()
  })

  test('a provider that is away keeps the draft, and a later press succeeds', async ({ page }) => {
    await page.route('**/api/requests/', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 })
    await send(page)
    await expect(page.getByRole('group', { name: 'Aanvraag mislukt' })).toBeFocused()
    await expectDraft(page, 'Pompwacht')
    await send(page)
    await thanked(page)
  })

  test('an answer that is lost does not make two requests, also after a reload', async ({ page, server }) => {
    const access = (await page.evaluate(() => localStorage.getItem('access'))) ?? ''
    await page.route(
      '**/api/requests/',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await send(page)
    await expect(page.getByRole('group', { name: 'Aanvraag mislukt' })).toContainText('Er is geen verbinding.')
    await expectDraft(page, 'Pompwacht')
    await page.reload()
    await expectStep(page, 3)
    await send(page)
    await thanked(page)
    expect(await requestsOf(server, { access, refresh: '' })).toHaveLength(1)
  })

  test('a session that has lapsed leads to sign-in, and the draft waits for its owner', async ({ page }) => {
    const refused = { status: 401, json: { detail: 'Token is invalid or expired' } }
    await page.route('**/api/token/refresh/', (route) => route.fulfill(refused))
    await page.route('**/api/requests/', (route) => route.fulfill(refused))
    await send(page)
    await expect(page).toHaveURL(paths.login)
    await expectDraft(page, 'Pompwacht')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wbso_redirect'))).toBe(paths.newRequest)
    await page.goto(paths.newRequest)
    await expectStep(page, 1)
    await expect(label(page, names.elevator_pitch)).toHaveValue('')
    await expect(page.getByText(/Log in om ermee verder te gaan/)).toBeVisible()
    await expectAccessible(page)
  })

  test('the companies that do not load say so, and load again', async ({ page }) => {
    await page.route('**/api/company-dashboard/companies/', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('Kon bedrijven niet laden')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/company-dashboard/companies/')
    await button(page, 'Probeer opnieuw').click()
    await expect(page.getByText('Kon bedrijven niet laden')).toHaveCount(0)
  })
})
