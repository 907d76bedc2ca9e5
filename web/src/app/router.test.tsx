import { screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import pages from '../lib/pages.json'
import { paths, projectPaths, requestPaths } from '../lib/paths'
import { newQueryClient } from '../lib/query-client'
import { keys, tab } from '../lib/storage'
import { aProject } from '../test/projects'
import { renderRoutes } from '../test/render'
import { on, silent } from '../test/server'
import { signedIn } from '../test/signed-in'
import { routesWith } from './router'

afterEach(() => void vi.useRealTimers())

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])

test('the server answers as a page to what the client routes, and to nothing else', () => {
  const routed = pathsOf(routesWith(newQueryClient()))
  expect(routed).toContain('*') // the page that does not exist
  expect(routed.filter((path) => path !== '*').sort()).toEqual(Object.values(pages).sort())
})

const open = (at: string) => {
  const queries = newQueryClient()
  window.history.replaceState(null, '', at)
  renderRoutes(routesWith(queries), at, queries)
}

test.each([
  paths.changePassword,
  paths.myRequests,
  paths.portal,
  requestPaths.application('1'),
  requestPaths.processing('1'),
  requestPaths.failed('1'),
  requestPaths.payment('1'),
  projectPaths.dashboard('1'),
  `${projectPaths.reports('1')}?week=2026-W01#boven`,
])('a visitor of %s is asked to sign in, which leads back', async (at) => {
  on('GET /api/site/', silent)
  open(at)
  expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy()
  expect(tab.get(keys.redirect)).toBe(at)
  await waitFor(() => expect(document.title).toContain('Inloggen'))
})

test('what a screen shows is asked for once, while its code loads', async () => {
  vi.useFakeTimers({ toFake: ['Date'] }) // no second passes, however slow the machine is
  signedIn()
  on('GET /api/site/', silent)
  on('GET /api/company-dashboard/companies/', [])
  const stats = on('GET /api/project-dashboard/stats/', aProject())
  const people = on('GET /api/employees/by_project/', [])
  open(projectPaths.employees(aProject().project_number))
  await waitFor(() => expect([stats.length, people.length]).toEqual([1, 1])) // neither waits for the other
  expect(await screen.findByText('Er zijn nog geen medewerkers toegewezen aan dit project.')).toBeTruthy()
  expect([stats.length, people.length]).toEqual([1, 1])
})
