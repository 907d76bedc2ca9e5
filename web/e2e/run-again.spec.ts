import { requestPaths } from '../src/lib/paths.ts'
import { demo, requestsOf, signInAs, withDemonstration } from './people.ts'
import { expect } from './test.ts'

// A server of its own, because afterwards the demonstration has no failed request any more.
const test = withDemonstration()

test('a failed request can be run again', async ({ page, server }) => {
  const tokens = await demo(server)
  const requests = await requestsOf(server, tokens)
  const number = requests.find(({ status }) => status === 'failed')?.project_number ?? ''
  await signInAs(page, tokens)
  await page.goto(requestPaths.failed(number))
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page).toHaveURL(new RegExp(`${number}/(processing|payment)$`))
  await expect(page).toHaveURL(requestPaths.payment(number), { timeout: 10_000 })
  await page.goto(requestPaths.failed(number))
  await expect(page).toHaveURL(requestPaths.payment(number))
})
