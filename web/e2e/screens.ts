import type { Page } from '@playwright/test'
import pages from '../src/lib/pages.json' with { type: 'json' }
import { type Aanvraag, demo, requestsOf, signInAs } from './people.ts'
import type { Server } from './server.ts'
import { expect } from './test.ts'

export type Route = keyof typeof pages

/** Who sees a route: a visitor, a user, or the owner of such a request. */
const shownTo: Record<Route, 'visitor' | 'user' | 'paid' | 'unpaid' | 'in_verwerking' | 'failed'> = {
  home: 'visitor',
  newRequest: 'visitor',
  aboutWbso: 'visitor',
  contact: 'visitor',
  faq: 'visitor',
  prices: 'visitor',
  noCureNoPay: 'visitor',
  login: 'visitor',
  register: 'visitor',
  forgotPassword: 'visitor',
  verifyAddress: 'visitor',
  undoAddress: 'visitor',
  invitation: 'visitor',
  unsubscribe: 'visitor',
  terms: 'visitor',
  manualDownload: 'visitor',
  error: 'visitor',
  privacy: 'visitor',
  changePassword: 'user',
  profile: 'user',
  profileDetails: 'user',
  profileCompanies: 'user',
  profileRequests: 'user',
  profilePortal: 'user',
  profileSecurity: 'user',
  myRequests: 'user',
  portal: 'user',
  members: 'user',
  companyLog: 'user',
  months: 'user',
  myHours: 'user',
  requestApplication: 'paid',
  requestProcessing: 'in_verwerking',
  requestFailed: 'failed',
  requestPayment: 'unpaid',
  requestSuccess: 'paid',
  requestPaid: 'paid',
  project: 'paid',
  projectEmployees: 'paid',
  projectHours: 'paid',
  projectImport: 'paid',
  projectReports: 'paid',
}

interface Screen {
  name: Route
  path: string
  /** Whether one is signed in there. */
  own: boolean
}

const isOf = ({ status, payment_status: payment }: Aanvraag, wanted: string): boolean =>
  wanted === 'paid' || wanted === 'unpaid' ? status === 'document_verwerkt' && payment === wanted : status === wanted

/** Returns every route of the client with a request of the demonstration, and signs the page in once it is one's own. */
export async function screens(server: Server): Promise<Screen[]> {
  const requests = await requestsOf(server, await demo(server))
  return Object.entries(shownTo).map(([name, who]) => {
    // The oldest has the most to show.
    const number = requests.findLast((one) => isOf(one, who))?.project_number ?? ''
    const route = name as Route
    if (number === '' && pages[route].includes(':id')) throw new Error(`the demonstration has no request for ${name}`)
    return { name: route, path: pages[route].replace(':id', number), own: who !== 'visitor' }
  })
}

/** Opens a screen and waits until it shows what it has. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

export const signInAsDemo = async (page: Page, server: Server): Promise<void> => signInAs(page, await demo(server))
