import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'
import { button, expectDraft, expectGreen, expectStep, fillDetails, fillTexts, label, open } from './wizard-steps.ts'

test.describe('the draft', () => {
  test('survives a reload with its step, answers and verdicts', async ({ page }) => {
    await open(page)
    await fillTexts(page)
    await button(page, 'DOORGAAN').click()
    await fillDetails(page)
    await expect(page.getByText(/^Concept opgeslagen \d\d:\d\d$/)).toBeVisible()
    await expectDraft(page, '01-03-2027')
    await page.reload()
    await expectStep(page, 2)
    await expect(label(page, 'Startdatum')).toHaveValue('01-03-2027')
    await button(page, 'TERUG').click()
    await expectGreen(page)
    await expect(page.getByRole('button', { name: 'Toon alles' })).toHaveCount(0)
  })

  test('is wiped after one has said so', { tag: '@phone' }, async ({ page }) => {
    await open(page)
    await label(page, 'Elevator pitch').fill('Weg ermee.')
    await expectDraft(page, 'Weg ermee.')
    await button(page, 'Wis concept').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Wis concept')).toBeFocused()
    await button(page, 'Wis concept').click()
    await button(page, 'Wissen').click()
    await expect(label(page, 'Elevator pitch')).toHaveValue('')
    await page.reload()
    await expect(label(page, 'Elevator pitch')).toHaveValue('')
  })

  test('pitfall 3: a second tab never overwrites a newer one, and offers it', async ({ page, context }) => {
    await page.clock.install()
    await open(page)
    const other = await context.newPage()
    await other.goto(paths.newRequest)
    await label(other, 'Elevator pitch').fill('Uit de andere tab.')
    const offer = page.getByText(/In een ander tabblad is een nieuwer concept opgeslagen/)
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await label(page, 'Elevator pitch').fill('Uit deze tab.')
    await page.clock.runFor(700)
    await expectDraft(page, 'Uit de andere tab.')
    await button(page, 'Nieuwer concept laden').click()
    await expect(label(page, 'Elevator pitch')).toHaveValue('Uit de andere tab.')
    await expect(offer).toHaveCount(0)

    await label(page, 'Elevator pitch').fill('Weer van hier.')
    await expect(other.getByText(/In een ander tabblad/)).toBeVisible()
    await label(other, 'Elevator pitch').fill('Toch van daar.')
    await button(other, 'Verder met deze versie').click()
    await expectDraft(page, 'Toch van daar.')
  })

  test('a full storage warns', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(page)
    await label(page, 'Elevator pitch').fill('Geen plaats.')
    await expect(page.getByText(/Je browser kan je concept niet bewaren/)).toBeVisible()
    await expectAccessible(page)
  })
})
