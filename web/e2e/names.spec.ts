import type { Page } from '@playwright/test'
import { paths, projectPaths, requestPaths } from '../src/lib/paths.ts'
import { newcomer, processedRequest, seed, signInAs } from './people.ts'
import { employeeOn, logHours, paidProject } from './projects.ts'
import { expect, test } from './test.ts'

const unbroken = 'Pompwachtinstallatietechniek'.repeat(3).slice(0, 80)
const spaced = 'Koninklijke Nederlandse Maatschappij voor Pompen en Installatietechniek, Onderhoud en Beheer '
  .repeat(2)
  .slice(0, 120)
  .trim()

const widths = [375, 768, 1280]

/** Returns what is wider than its place: elements that stick out of the page or of their box. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const hidden = all.filter(
      (element) => element.clientWidth <= 1 && getComputedStyle(element).position === 'absolute',
    ) // but for screen readers
    return all
      .filter((element) => {
        if (!element.checkVisibility()) return false // as what a closed menu has
        if (element.closest('svg, button, dialog:not([open])') || element.matches('input, select, textarea, option'))
          return false
        if (hidden.some((one) => one.contains(element))) return false
        const { right } = element.getBoundingClientRect()
        const sticksOut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 10 // the button of the menu has a negative margin
        return sticksOut || right > window.innerWidth + 1
      })
      .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 40)}`)
  })

/** Opens a page and expects that it fits at every width. */
async function expectToFit(page: Page, path: string, ready: string) {
  await page.goto(path)
  await expect(page.getByText(ready).locator('visible=true').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => tooWide(page), { message: `${path} at ${width} px` }).toEqual([]) // a chart draws itself anew
  }
}

test('long names of companies, people and projects fit on every page', async ({ page, server, request }) => {
  const tokens = await newcomer(server)
  const { today } = await (await request.get('/api/site/')).json()
  const { project_number: unpaid } = await processedRequest(server, tokens, { company: spaced, kvk: '87654321' })
  const project = await paidProject(server, tokens, { company: unbroken })
  const { project_number: number } = project
  const employee = await employeeOn(server, tokens, project, unbroken, spaced.slice(0, 90))
  await logHours(server, tokens, project, employee, today, '2')
  await signInAs(page, tokens)
  await seed(page, { selectedCompanyId: String(project.company_profile.id) })

  await expectToFit(page, paths.profileCompanies, unbroken)
  await expectToFit(page, paths.profileRequests, unbroken)
  await expectToFit(page, paths.myRequests, unbroken)
  await expectToFit(page, paths.portal, spaced.slice(0, 90))
  await expectToFit(page, requestPaths.payment(unpaid), 'Betalen')
  await expectToFit(page, requestPaths.application(number), 'Aanvraag')
  await expectToFit(page, projectPaths.dashboard(number), unbroken)
  await expectToFit(page, projectPaths.employees(number), unbroken)
  await expectToFit(page, projectPaths.hours(number), unbroken)
  await expectToFit(page, projectPaths.reports(number), unbroken)
})
