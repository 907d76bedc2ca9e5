import { render, renderHook } from '@testing-library/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider, useRouteError } from 'react-router'
import { Providers } from '../app/providers'
import { newQueryClient } from '../lib/query-client'
import { Drawing } from '../shared/pages/drawing'

/** jsdom cannot draw. What is drawn is tested in the browser, and what is done with it with the pages of `paper`. */
const opensNothing = () => new Promise<never>(() => {})

/** The contexts that screens use, with these routes, at an address. */
function inRouter(at: InitialEntry, routes: RouteObject[], queries = newQueryClient()) {
  return ({ children }: { children: ReactNode }) => {
    const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }))
    return (
      <Providers queries={queries}>
        <Drawing value={opensNothing}>
          <ShownContext value={children}>
            <RouterProvider router={router} />
          </ShownContext>
        </Drawing>
      </Providers>
    )
  }
}

/** What a test renders, which changes when it renders again. */
const ShownContext = createContext<ReactNode>(null)
const Shown = () => useContext(ShownContext)

/** The router would show what fails. */
function Thrown(): never {
  throw useRouteError()
}

const anywhere = [{ path: '*', Component: Shown, ErrorBoundary: Thrown }]

export const renderInApp = (children: ReactNode, at: InitialEntry = '/') =>
  render(children, { wrapper: inRouter(at, anywhere) })

export const renderHookInApp = <Result, Props>(hook: (props: Props) => Result, initialProps: Props) =>
  renderHook(hook, { initialProps, wrapper: inRouter('/', anywhere) })

/** Opens an address among these routes. */
export const renderRoutes = (routes: RouteObject[], at: InitialEntry, queries = newQueryClient()) =>
  render(null, { wrapper: inRouter(at, routes, queries) })
