import { execFileSync } from 'node:child_process'
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

test('lib/limits.ts is what the API document says: after a change run `npm run gen`', () => {
  const wanted = execFileSync(process.execPath, [join(root, 'web/scripts/limits.mjs')], { encoding: 'utf8' })
  expect(readFileSync(join(root, 'web/src/lib/limits.ts'), 'utf8')).toBe(wanted)
  expect(wanted.split('\n').length).toBeGreaterThan(20)
})
