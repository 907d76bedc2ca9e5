import { expect, test } from 'vitest'
import pages from './pages.json'
import { paths, requestRoutes } from './paths'

test('the server answers as a page to what the client routes, and to nothing else', () => {
  const routed = [...Object.values(paths), ...Object.values(requestRoutes), '/project/:id/*']
  expect(Object.values(pages).sort()).toEqual(routed.sort())
})
