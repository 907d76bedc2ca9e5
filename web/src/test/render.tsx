import { render, renderHook } from '@testing-library/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createMemoryRouter, type InitialEntry, RouterProvider, useRouteError } from 'react-router'
import { Providers } from '../app/providers'
import { Drawing } from '../shared/pages/drawing'

/** jsdom cannot draw. What is drawn is tested in the browser, and what is done with it with the pages of `paper`. */
const opensNothing = () => new Promise<never>(() => {})

/** The contexts that screens use, with a new query client, at an address. */
function inApp(at: InitialEntry) {
  return ({ children }: { children: ReactNode }) => {
    const [router] = useState(() =>
      createMemoryRouter([{ path: '*', Component: Shown, ErrorBoundary: Thrown }], { initialEntries: [at] }),
    )
    return (
      <Providers>
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

export const renderInApp = (children: ReactNode, at: InitialEntry = '/') => render(children, { wrapper: inApp(at) })

export const renderHookInApp = <Result, Props>(hook: (props: Props) => Result, initialProps: Props) =>
  renderHook(hook, { initialProps, wrapper: inApp('/') })
