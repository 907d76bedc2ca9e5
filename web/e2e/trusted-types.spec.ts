import { expect, test } from './test.ts'

test.describe('on a page', () => {
  test.use({ expected: /require-trusted-types-for|TrustedHTML|TrustedScriptURL/ })

  test('text with a tag never becomes HTML, and style sheets do', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const written = (html: string) =>
      page.evaluate((text) => {
        try {
          document.createElement('div').innerHTML = text
          return 'written'
        } catch (error) {
          return String(error)
        }
      }, html)
    expect(await written('.a > .b { color: red }')).toBe('written')
    expect(await written('<img src="/nergens.png">')).toContain('TypeError')
  })

  test('no worker starts but the one that reads PDFs', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const script = await page.locator('script[type=module]').getAttribute('src')
    const started = await page.evaluate((address) => {
      try {
        new Worker(address)
        return 'started'
      } catch (error) {
        return String(error)
      }
    }, script ?? '')
    expect(started).toContain('TypeError')
  })
})

test('the document of the API is shown', async ({ page }) => {
  await page.goto('/api/docs/')
  await page.getByRole('link', { name: 'requests', exact: true }).click()
  await expect(page.getByText('/api/requests/', { exact: true }).first()).toBeVisible()
})
