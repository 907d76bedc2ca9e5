import { expect, test } from 'vitest'
import { fileNameOf } from './file-name'

test.each([
  ['attachment; filename="uren-WBSO-2026-00042-2026-03.csv"', 'uren-WBSO-2026-00042-2026-03.csv'],
  ['attachment; filename=uren.csv', 'uren.csv'],
  ['attachment; filename="urenstaat.pdf"; filename*=UTF-8\'\'urenstaat-J%C3%A4ger.pdf', 'urenstaat-Jäger.pdf'],
  ['attachment', null],
  [null, null],
])('W-08 the name in %s is %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
