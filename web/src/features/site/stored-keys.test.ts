import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys } from '../../lib/storage'

const src = join(import.meta.dirname, '../..')
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join()

test.each(Object.keys(keys))('the privacy statement says that %s is stored, and it is', (name) => {
  expect(code).toMatch(new RegExp(`(?:set|keep|list|under)\\(keys\\.${name}\\b`))
})
