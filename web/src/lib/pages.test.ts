import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import pages from './pages.json'
import { paths, projectPaths, projectRoutes, requestPaths, requestRoutes } from './paths'

const router = readFileSync(join(import.meta.dirname, '../app/router.tsx'), 'utf8')
const tables: Record<string, Record<string, string>> = { paths, projectRoutes, requestRoutes }

test('the server answers as a page to what the client routes, and to nothing else', () => {
  const routed = Array.from(
    router.matchAll(/path=(?:\{(\w+)\.(\w+)\}|"(\*)")/g), // a path that the router spells out itself is missing
    ([, table = '', name = '', rest]) => rest ?? tables[table]?.[name],
  )
  expect(routed).toContain('*') // the page that does not exist
  expect(routed.filter((path) => path !== '*').sort()).toEqual(Object.values(pages).sort())
})

test('the path of a request and of its project has its number', () => {
  expect(projectPaths.import('WBSO-2026-00001')).toBe('/project/WBSO-2026-00001/hours/import')
  expect(requestPaths.payment('WBSO-2026-00001')).toBe('/requests/WBSO-2026-00001/payment')
})
