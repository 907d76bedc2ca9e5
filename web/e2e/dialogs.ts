import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { passwordOfDemo, texts } from './people.ts'
import type { Route } from './screens.ts'
import { label, names } from './wizard-steps.ts'

interface Dialog {
  /** The screen that it is opened on. */
  on: Route
  open: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const beginToken = press('Token maken')

/** Makes a token, with the password if it is asked for, and leaves it on the screen. */
export async function makeToken(page: Page, password: string): Promise<void> {
  await beginToken(page)
  await label(page, 'Naam').fill('Laptop thuis')
  await press('Maak token')(page)
  const asked = label(page, 'Wachtwoord')
  const made = page.getByRole('button', { name: 'Kopieer: token' })
  await asked.or(made).waitFor()
  if (await made.isVisible()) return
  await asked.fill(password)
  await press('Ga verder')(page)
  await made.waitFor()
}

/** How every dialog of the demonstration's user and of a visitor is opened, by the file that shows it. */
export const dialogs: Record<string, Dialog> = {
  'features/site/example-dialog.tsx': {
    on: 'home',
    open: (page) => page.getByRole('link', { name: 'Bekijk dit voorbeeld van een aanvraag' }).click(),
  },
  'features/wizard/draft/draft-line.tsx': {
    on: 'newRequest',
    open: async (page) => {
      await label(page, names.elevator_pitch).fill(texts.elevator_pitch)
      await press('Wis concept')(page)
    },
  },
  'ui/leave-guard.tsx': {
    on: 'contact',
    open: async (page) => {
      await label(page, 'Naam').fill('Sanne de Vries')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()
    },
  },
  'features/profile/change-address.tsx': { on: 'profileDetails', open: press('Wijzig e\u2011mailadres') },
  'features/profile/close-account.tsx': { on: 'profileDetails', open: press('Account sluiten') },
  'features/profile/security-tab.tsx': { on: 'profileSecurity', open: press('Overal elders uitloggen') },
  'features/profile/second-factor-part.tsx': { on: 'profileSecurity', open: press('Zet de tweede stap aan') },
  'features/profile/new-token.tsx': { on: 'profileSecurity', open: beginToken },
  'features/profile/token-once.tsx': { on: 'profileSecurity', open: (page) => makeToken(page, passwordOfDemo) },
  'features/profile/tokens-part.tsx': { on: 'profileSecurity', open: press(/^Intrekken: Laptop thuis/) }, // made just now
  'shared/company/company-dialog.tsx': { on: 'profileCompanies', open: press(/^Wijzig /) },
  'features/portal/company-card.tsx': { on: 'portal', open: press('Verwijder bedrijf') },
  'features/portal/employee-dialog.tsx': { on: 'portal', open: press('Wijzig Emma Bakker') },
  'features/portal/employee-list-dialog.tsx': { on: 'portal', open: press('Lijst toevoegen') },
  'features/portal/employees-part.tsx': { on: 'portal', open: press('Verwijder Emma Bakker') },
  'shared/account/confirm-password.tsx': { on: 'portal', open: press(/^Toon BSN/) },
  'features/members/invite-dialog.tsx': { on: 'members', open: press('Uitnodigen') },
  'features/members/member-dialog.tsx': { on: 'members', open: press('Wijzig sanne') },
  'features/members/members-page.tsx': { on: 'members', open: press('Verwijder sanne') },
  'features/months/act-dialog.tsx': {
    on: 'months',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Kies iedereen/ }).check()
      await press('Maand afsluiten')(page)
    },
  },
  'shared/company/leave-company.tsx': { on: 'members', open: press(/^Bedrijf verlaten/) },
  'features/payment/preview.tsx': { on: 'requestPayment', open: press('Bekijk je Preview!') },
  'shared/layout/box-dialog.tsx': { on: 'requestPayment', open: press(/^Verplaats: /) },
  'shared/pages/view-button.tsx': { on: 'requestSuccess', open: press(/^Bekijk je /) },
  'features/application/filing/after-filing.tsx': { on: 'requestApplication', open: press('Toch niet ingediend') },
  'features/project/assign-dialog.tsx': { on: 'projectEmployees', open: press('Toewijzen') },
  'features/project/employees-page.tsx': { on: 'projectEmployees', open: press(/^Ontkoppelen: /) },
  'features/hours/fill-week.tsx': {
    on: 'projectHours',
    open: async (page) => {
      const figure = page.getByRole('button', { name: /^Wijzig .* uur van / }).first()
      const [, cell = ''] = /uur van (.*)$/.exec((await figure.getAttribute('aria-label')) ?? '') ?? []
      await page.getByLabel(`Beschrijving voor ${cell.split(',')[0]}`).fill('Overleg')
      await page.getByLabel(cell, { exact: true }).fill('0,5')
      await press('Opslaan')(page)
      await page.getByText('Uren succesvol toegevoegd').waitFor()
      await figure.click()
    },
  },
  'features/hours/import/last-imports.tsx': {
    on: 'projectImport',
    open: async (page) => {
      const content = 'datum;medewerker;uren;omschrijving\r\n02-11-2026;Emma Bakker;0,5;Overleg'
      const file = { name: 'uren.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
      await page.getByLabel('Bestand met uren').setInputFiles(file)
      await press('Importeer 1 rij')(page)
      await press('Nog een bestand')(page)
      await press(/^Maak de import van .* ongedaan/)(page)
    },
  },
  'features/hours/entries/change-dialog.tsx': { on: 'projectHours', open: press(/^Wijzig registratie/) },
  'features/hours/entries/entry-list.tsx': { on: 'projectHours', open: press(/^Verwijder registratie/) },
  'features/hours/entries/history-dialog.tsx': { on: 'projectHours', open: press(/^Geschiedenis registratie/) },
}

/** Those that need another visitor or another screen, which the pictures make themselves. */
const others = [
  'app/layout/drawer.tsx',
  'features/consent/blocking-dialog.tsx',
  'features/portal/portal-page.tsx',
  'features/hours/mine/confirm-month.tsx',
]

/** What the dialogs are made of. */
const frames = ['ui/confirm-dialog.tsx', 'ui/dialog.tsx', 'ui/form-dialog.tsx', 'shared/pages/pages-dialog.tsx']

/** Returns the files of the client that show a dialog which has no picture. */
export function unpictured(): string[] {
  const src = join(import.meta.dirname, '../src')
  const known = [...Object.keys(dialogs), ...others, ...frames]
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!test)\.tsx$/.test(file) &&
      !known.includes(file) &&
      /<(Dialog|FormDialog|ConfirmDialog|PagesDialog|dialog)\b/.test(readFileSync(join(src, file), 'utf8')),
  )
}
