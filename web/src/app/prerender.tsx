import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { newQueryClient } from '../lib/query-client'
import { rendered } from '../shared/site/use-page-title'
import { App } from './app'
import { publicPages as pages } from './public-pages'
import { routesWith } from './router'

export const publicPages = pages

const queries = newQueryClient()
const { query, dataRoutes } = createStaticHandler(routesWith(queries))

/** Renders a page as a visitor first sees it. Its texts from the settings are actions of Go's templates. */
export async function renderPage(path: string): Promise<{ title: string; content: string }> {
  const errors: unknown[] = []
  const context = await query(new Request(new URL(path, 'https://site.invalid')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const { prelude } = await prerender(
    <App queries={queries}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
    // React would leave to the browser what fails. In one piece the page needs no inline script.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const content = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} cannot be rendered by the build`, { cause: errors[0] })
  return { title: rendered.title, content }
}
