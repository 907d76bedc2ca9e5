// Long because all stories of sending are in one flat list, without shared state.
import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { newcomer, requestsOf, signInAs } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import {
  accept,
  button,
  expectDraft,
  expectGreen,
  expectStep,
  fillDetails,
  fillNewCompany,
  fillTexts,
  green,
  label,
  names,
  open,
  openAtCompany,
  part,
  send,
  summary,
} from './wizard-steps.ts'

const thanked = (page: Page) => expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()

test('the whole story: a visitor registers on the way and nothing is lost', { tag: '@phone' }, async ({ page }) => {
  await open(page)
  await fillTexts(page)
  await button(page, 'DOORGAAN').click()
  await fillDetails(page)
  await label(page, 'Fysiek product').check()
  await label(page, 'We ontwikkelen ook programmatuur').check()
  await label(page, 'Ja').check()
  await label(page, 'Omschrijving van de extra kosten').fill(
    'testsensoren 24.000 euro excl. btw, onderdelen voor het prototype 12.500 euro excl. btw',
  )
  await button(page, 'Vraag advies').click()
  await expect(page.getByText('Advies: werkelijke kosten', { exact: true })).toBeVisible()
  await expect(page.getByText(/de administratieve last geldt voor het hele belastingjaar/)).toBeVisible()
  await label(page, 'Werkelijke kosten').check()
  await expectAccessible(page)
  await button(page, 'DOORGAAN').click()

  await expectStep(page, 3)
  await expect(page.getByText('Log in of registreer om een bedrijf te selecteren.')).toBeVisible()
  await label(page, 'We werken samen met partners').check()
  await button(page, 'Partner toevoegen').click()
  await label(page, 'Bedrijfsnaam partner').fill('TU Delft')
  await label(page, 'Locatie').fill('Delft')
  await label(page, 'Bijdrage').fill('Metingen aan lagers')
  await expectAccessible(page)
  await button(page, 'Registreren').click()

  await expect(page).toHaveURL(paths.register)
  const name = `anna${Date.now()}`
  await label(page, 'Gebruikersnaam').fill(name)
  await label(page, 'E-mailadres').fill(`${name}@example.nl`)
  await label(page, 'Wachtwoord').fill('een-lang-wachtwoord-7')
  await label(page, 'Herhaal wachtwoord').fill('een-lang-wachtwoord-7')
  await page.getByLabel('Ik ga akkoord met de privacyverklaring').check()
  await button(page, 'Account aanmaken').click()

  await expectStep(page, 3)
  await expect(label(page, 'Bedrijfsnaam partner')).toHaveValue('TU Delft')
  await fillNewCompany(page, '12 34 56 78')
  await accept(page)
  await button(page, 'TERUG').click()
  await expect(label(page, 'Geschat aantal uren')).toHaveValue('1.200')
  await expect(label(page, 'Werkelijke kosten')).toBeChecked()
  await button(page, 'TERUG').click()
  await expectGreen(page)
  await button(page, 'DOORGAAN').click()
  await button(page, 'DOORGAAN').click()

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/requests/'))
  await send(page)
  expect((await sent).postDataJSON()).toEqual({
    ...green,
    estimated_hours_input: 1200,
    cost_method: 'hours',
    cost_items_input: null,
    start_of_project: '2027-03-01',
    collaborative_effort: true,
    collaboration_partners: [{ company_name: 'TU Delft', location: 'Delft', contribution: 'Metingen aan lagers' }],
    project_type: 'fysiek_product',
    also_develop_code: true,
    cost_calculation_method: 'werkelijke',
    extra_costs_description: 'testsensoren 24.000 euro excl. btw, onderdelen voor het prototype 12.500 euro excl. btw',
    company_name: 'Pompwacht B.V.',
    kvk_number: '12345678',
  })
  await expect(page).toHaveURL(/\/requests\/\d+\/processing$/)
  await thanked(page)
  expect(await page.evaluate(() => localStorage.getItem('wbso_new_request_draft'))).toBeNull()

  await page.goto(paths.newRequest)
  await expect(label(page, 'Elevator pitch')).toHaveValue('')
})

test('VERZENDEN without an account leads to sign-in, and from there back to step 3', async ({ page, server }) => {
  const name = `bob${Date.now()}`
  const password = 'een-lang-wachtwoord-7'
  await page.request.post(`${server.url}/auth/register/`, {
    data: { username: name, email: `${name}@example.nl`, password },
  })
  await openAtCompany(page)
  await accept(page)
  await expect(button(page, 'VERZENDEN')).toHaveAttribute('aria-disabled', 'true')
  await send(page)
  await expect(page).toHaveURL(paths.login)
  await expect(page.getByText('Log in of maak een account aan om je aanvraag te verzenden.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('wbso_redirect'))).toBe(paths.newRequest)
  await label(page, 'Gebruikersnaam').fill(name)
  await label(page, 'Wachtwoord').fill(password)
  await button(page, 'Inloggen').click()
  await expectStep(page, 3)
  await expect(label(page, 'Ik ga akkoord met de algemene voorwaarden')).toBeChecked()
  await expect(label(page, 'Bedrijfsnaam')).toBeVisible()
})

test('what is missing is said on press, in a list that leads to each field', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await signInAs(page, await newcomer(server))
  await openAtCompany(page)
  await expect(label(page, 'KvK-nummer')).toBeVisible() // the companies are loaded, and there are none
  await send(page)
  await expect(summary(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: Stap 3 van 3/)
  await expect(summary(page).getByRole('link')).toHaveText([
    'Bedrijfsnaam: Dit veld mag niet leeg zijn.',
    'KvK-nummer: Dit veld mag niet leeg zijn.',
    'Algemene voorwaarden: Ga akkoord met de algemene voorwaarden.',
  ])
  await expectAccessible(page)
  await summary(page).getByRole('link', { name: /KvK/ }).click()
  await expect(label(page, 'KvK-nummer')).toBeFocused()
  await fillNewCompany(page, '1234')
  await label(page, 'KvK-nummer').blur()
  await expect(page.getByText('Vul een KvK-nummer van 8 cijfers in.', { exact: true })).toBeVisible()
  await accept(page)
  await expect(summary(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/^Stap 3 van 3/)
  await expect(button(page, 'VERZENDEN')).not.toHaveAttribute('aria-disabled', 'true')
  await send(page)
  await expect(summary(page).getByRole('link')).toHaveText(['KvK-nummer: Vul een KvK-nummer van 8 cijfers in.'])
})

test('without three green texts one is led back to the first that is not', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await signInAs(page, await newcomer(server))
  await open(page)
  await label(page, names.elevator_pitch).fill(green.elevator_pitch)
  await label(page, names.elevator_pitch).press('Enter')
  await expect(page.getByText('Goed', { exact: true })).toHaveCount(1)
  await label(page, names.innovation_description).fill(green.innovation_description)
  await button(page, 'DOORGAAN').click()
  await fillDetails(page)
  await button(page, 'DOORGAAN').click()
  await fillNewCompany(page)
  await accept(page)
  await send(page)
  await expectStep(page, 1)
  await expect(
    page.getByRole('alert', { name: 'Ga terug naar stap 1 en zorg dat alle drie de velden groene feedback hebben.' }),
  ).toBeVisible()
  await expect(label(page, names.innovation_description)).toBeFocused()
  await expect(label(page, names.innovation_description)).toBeInViewport()
  const edges = []
  for (const name of Object.values(names))
    edges.push(await label(page, name).evaluate((area) => getComputedStyle(area).borderLeftWidth))
  expect(edges).toEqual(['1px', '4px', '4px'])
  await expectAccessible(page)
  await label(page, names.innovation_description).press('Enter')
  await expect(part(page, names.innovation_description).getByText('Goed', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
})

test('a company is chosen from the list, and remembered', { tag: '@phone' }, async ({ page, server }) => {
  const tokens = await newcomer(server)
  const ids: number[] = []
  for (const [company_name, kvk_number] of [
    ['Eerste B.V.', '11111111'],
    ['Tweede B.V.', '22222222'],
  ]) {
    const made = await page.request.post(`${server.url}/api/profiles/`, {
      headers: { Authorization: `Bearer ${tokens.access}` },
      data: { company_name, kvk_number },
    })
    ids.push((await made.json()).id)
  }
  await signInAs(page, tokens)
  await openAtCompany(page)
  await expect(label(page, 'Bedrijf')).toHaveValue(String(ids[0]))
  await label(page, 'Bedrijf').selectOption({ index: 1 })
  expect(await page.evaluate(() => localStorage.getItem('selectedCompanyId'))).toBe(String(ids[1]))
  await expect(page.getByRole('definition').getByText('Tweede B.V.')).toBeVisible()
  await button(page, 'Nieuw bedrijf').click()
  await expect(label(page, 'KvK-nummer')).toBeVisible()
  await button(page, 'Kies een bestaand bedrijf').click()
  await expectAccessible(page)
  await accept(page)
  await send(page)
  await thanked(page)
})

test('a double press sends once', async ({ page, server }) => {
  const tokens = await newcomer(server)
  await signInAs(page, tokens)
  await openAtCompany(page)
  await fillNewCompany(page)
  await accept(page)
  let posts = 0
  await page.route('**/api/requests/', async (route) => {
    if (route.request().method() === 'POST') posts++
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await button(page, 'VERZENDEN').evaluate((node: HTMLElement) => {
    node.click()
    node.click()
  })
  await expect(button(page, 'VERZENDEN…')).toBeVisible()
  await thanked(page)
  expect(posts).toBe(1)
  expect(await requestsOf(server, tokens)).toHaveLength(1)
})

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
      'KvK-nummer: Dit veld mag niet leeg zijn., Eigen zin.',
    ])
    await expect(label(page, 'Startdatum')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await summary(page).getByRole('link', { name: /KvK/ }).click()
    await expectStep(page, 3)
    await expect(label(page, 'KvK-nummer')).toBeFocused()
    await expect(page.getByText('Dit veld mag niet leeg zijn., Eigen zin.', { exact: true })).toBeVisible()
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
    await expect(page.getByRole('alert', { name: 'Even niet, morgen wel.' })).toBeFocused()
  })

  test('a provider that is away keeps the draft, and a later press succeeds', async ({ page }) => {
    await page.route('**/api/requests/', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 })
    await send(page)
    await expect(page.getByRole('alert', { name: 'Aanvraag mislukt' })).toBeFocused()
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
    await expect(page.getByRole('alert', { name: 'Aanvraag mislukt' })).toContainText('Er is geen verbinding.')
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
    expect(await page.evaluate(() => sessionStorage.getItem('wbso_redirect'))).toBe(paths.newRequest)
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

test('the keyboard alone is enough, from the first text to the thanks', async ({ page, server }) => {
  test.setTimeout(60_000)
  await signInAs(page, await newcomer(server))
  await open(page)
  const tabTo = async (name: string) => {
    for (let i = 0; i < 60; i++) {
      const here = await page.evaluate(() => {
        const at = document.activeElement
        const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null
        return (labels?.[0]?.textContent ?? at?.textContent ?? '').trim()
      })
      if (here === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  for (const [field, name] of Object.entries(names)) {
    await tabTo(name)
    await page.keyboard.insertText(green[field as keyof typeof green])
    await page.keyboard.press('Enter')
  }
  await expectGreen(page)
  await tabTo('DOORGAAN')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo('Geschat aantal uren')
  await page.keyboard.type('900')
  await tabTo('Startdatum')
  await page.keyboard.type('01-02-2027')
  await tabTo('Programmatuur')
  await page.keyboard.press('ArrowRight')
  await expect(label(page, 'Fysiek product')).toBeChecked()
  await tabTo('DOORGAAN')
  await page.keyboard.press('Enter')
  await tabTo('Bedrijfsnaam')
  await page.keyboard.type('Toetsenbord B.V.')
  await tabTo('KvK-nummer')
  await page.keyboard.type('87654321')
  await tabTo('Ik ga akkoord met de algemene voorwaarden')
  await page.keyboard.press('Space')
  await tabTo('VERZENDEN')
  await page.keyboard.press('Enter')
  await thanked(page)
})
