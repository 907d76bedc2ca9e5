import { paths } from '../src/lib/paths.ts'
import { newcomer, requestsOf, signInAs } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import {
  accept,
  button,
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
  thanked,
} from './wizard-steps.ts'

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
    applicant: 'company',
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
  const proofs = (await sent).headers()['evaluation-proof'] // kept by the draft, also while somebody registers
  expect(proofs).toMatch(/^[\w-]{54}(,[\w-]{54}){2}$/)
  await expect(page).toHaveURL(/\/requests\/\d+\/processing$/)
  await thanked(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wbso_new_request_draft'))).toBeNull()

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
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wbso_redirect'))).toBe(paths.newRequest)
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
    page.getByRole('group', { name: 'Ga terug naar stap 1 en zorg dat alle drie de velden groene feedback hebben.' }),
  ).toBeVisible()
  await expect(label(page, names.innovation_description)).toBeFocused()
  await expect(label(page, names.innovation_description)).toBeInViewport()
  const edges = []
  for (const name of Object.values(names))
    edges.push(await label(page, name).evaluate((area) => getComputedStyle(area).borderLeftWidth))
  expect(edges).toEqual(['1px', '3px', '3px'])
  await expectAccessible(page)
  await label(page, names.innovation_description).press('Enter')
  await expect(part(page, names.innovation_description).getByText('Goed', { exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: /^Ga terug naar stap 1/ }).getByRole('link')).toHaveCount(1)
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedCompanyId'))).toBe(String(ids[1]))
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
