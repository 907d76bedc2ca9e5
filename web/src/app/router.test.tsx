import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import pages from '../lib/pages.json'
import { routes } from './router'

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])

test('the server answers as a page to what the client routes, and to nothing else', () => {
  const routed = pathsOf(routes)
  expect(routed).toContain('*') // the page that does not exist
  expect(routed.filter((path) => path !== '*').sort()).toEqual(Object.values(pages).sort())
})
