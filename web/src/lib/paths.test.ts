import { expect, test } from 'vitest'
import { projectPaths, requestPaths } from './paths'

test('the path of a request and of its project has its number', () => {
  expect(projectPaths.import('WBSO-2026-00001')).toBe('/project/WBSO-2026-00001/hours/import')
  expect(requestPaths.payment('WBSO-2026-00001')).toBe('/requests/WBSO-2026-00001/payment')
})
