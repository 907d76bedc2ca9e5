import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

test('lib/schema.d.ts is what the API document says: after a change run `npm run gen`', async () => {
  const document = pathToFileURL(join(root, 'adapters/httpapi/openapi.yaml'))
  const wanted = astToString(await openapiTS(document))
  const committed = readFileSync(join(root, 'web/src/lib/schema.d.ts'), 'utf8')
  expect(committed.endsWith(wanted)).toBe(true)
})
