import './styles'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { ApiError } from '../lib/api-error'
import { reportCrash, watchForCrashes } from '../lib/crash-report'
import { takeMailCode } from '../lib/mail-code'
import { newQueryClient } from '../lib/query-client'
import { standTranslation } from '../lib/translated-page'
import { allowOnlyOurs } from '../lib/trusted-types'
import { App } from './app'
import { hasThemes } from './colours'
import { routesWith } from './router'

allowOnlyOurs()
watchForCrashes()
takeMailCode()
standTranslation()

const found = document.getElementById('root')
if (found === null) throw new Error('index.html has no #root')
const root = found

const queries = newQueryClient()
const routes = routesWith(queries)

/** Loads the parts of a page that came with its content, so that it is taken over whole. */
async function loadParts(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

const client = () => (
  <App queries={queries}>
    <RouterProvider
      router={createBrowserRouter(routes)}
      flushSync={(change) => void flushSync(change)}
      onError={(error) => error instanceof ApiError || reportCrash('render', error)}
    />
  </App>
)

/** A screen says itself what it could not load. */
// biome-ignore lint/suspicious/noConsole: which React does itself otherwise
const onCaughtError = (error: unknown) => error instanceof ApiError || console.error(error)

/** Takes over a page that came with its content, or begins an empty one. Content that came has colours of both themes. */
function start(): void {
  if (hasThemes && root.dataset.path === window.location.pathname) hydrateRoot(root, client(), { onCaughtError })
  else createRoot(root, { onCaughtError }).render(client())
}

/** Waits until the browser has drawn what came, which it does not while a tab is hidden. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 500) // ms
  })

const path = root.dataset.path
if (path === undefined) start()
// The content stays as it came until its parts are there. The error screen shows when they do not come.
else Promise.all([loadParts(path), drawn()]).then(start, start)
