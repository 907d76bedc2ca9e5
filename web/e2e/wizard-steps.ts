import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { seed, texts } from './people.ts'
import { expect } from './test.ts'

export const green = texts

export const names = {
  elevator_pitch: 'Elevator pitch',
  innovation_description: 'Innovatiebeschrijving',
  technical_challenges_input: 'Technische knelpunten',
} as const

const headings = ['Projectbeschrijving', 'Project details & type', 'Bedrijfsgegevens'] as const

export const label = (page: Page, text: string) => page.getByLabel(text, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const part = (page: Page, name: string) => page.locator('section').filter({ has: label(page, name) })
export const summary = (page: Page) => page.getByRole('group', { name: 'Controleer de gemarkeerde velden' })

export const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.getByRole('heading', { level: 1, name: headings[step - 1], exact: true })).toBeVisible()

export async function open(page: Page) {
  await page.goto(paths.newRequest)
  await expect(page.getByText(/^Stap \d van 3$/)).toBeVisible()
}

/** Fills in three texts and waits until they are green. */
export async function fillTexts(page: Page) {
  for (const [field, name] of Object.entries(names)) {
    await label(page, name).fill(texts[field as keyof typeof texts])
    await label(page, name).press('Enter')
  }
  await expectGreen(page)
}

export const expectGreen = (page: Page) => expect(page.getByText('Goed', { exact: true })).toHaveCount(3)

export async function fillDetails(page: Page, { hours = '1.200', start = '01-03-2027' } = {}) {
  await expectStep(page, 2)
  await label(page, 'Geschat aantal uren').fill(hours)
  await label(page, 'Startdatum').fill(start)
}

export async function fillNewCompany(page: Page, kvk = '12345678') {
  await label(page, 'Bedrijfsnaam').fill('Pompwacht B.V.')
  await label(page, 'KvK-nummer').fill(kvk)
}

/** Opens step 3 of a stored draft that has everything except company and terms. */
export async function openAtCompany(page: Page) {
  const evaluation = { isGoodEnough: true, isWbsoEligible: true, suggestions: 'Goed.' }
  const judged = (field: keyof typeof texts) => ({ text: texts[field], pitch: texts.elevator_pitch, evaluation })
  const draft = {
    step: 3,
    form: { ...texts, estimated_hours_input: '1.200', start_of_project: '01-03-2027' },
    evaluations: {
      elevator_pitch: judged('elevator_pitch'),
      innovation_description: judged('innovation_description'),
      technical_challenges_input: judged('technical_challenges_input'),
    },
  }
  await seed(page, { wbso_new_request_draft: JSON.stringify(draft) })
  await open(page)
  await expectStep(page, 3)
}

export const accept = (page: Page) => label(page, 'Ik ga akkoord met de algemene voorwaarden').check()

/** Presses VERZENDEN also while it has `aria-disabled`, when it says what is missing. */
export const send = (page: Page) => button(page, 'VERZENDEN').click({ force: true })

export const thanked = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()

/** Waits until the stored draft contains a text. */
export const expectDraft = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('wbso_new_request_draft') ?? '')).toContain(text)
