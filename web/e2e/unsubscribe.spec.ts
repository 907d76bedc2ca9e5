import { paths } from '../src/lib/paths.ts'
import { expect, expectAccessible, test } from './test.ts'

test.describe('a link that no mail had', () => {
  test.use({ expected: /status of 404/ })

  test('does nothing until it is pressed, and says that it is wrong', { tag: '@phone' }, async ({ page }) => {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/unsubscribe/')) writes.push(request.url())
    })
    await page.goto(`${paths.unsubscribe}?code=verzonnen`)
    await expect(page).toHaveURL(paths.unsubscribe)
    await expectAccessible(page)
    expect(writes).toEqual([])
    await page.getByRole('button', { name: 'Afmelden' }).click()
    await expect(page.getByText('Deze link klopt niet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar je mailinstellingen' })).toBeVisible()
    await expectAccessible(page)
    expect(writes).toHaveLength(1)
  })
})
