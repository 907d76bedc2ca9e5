import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { homeParts } from '../features/site/home-parts'
import { rendered } from '../shared/site/use-page-title'
import { App } from './app'
import { publicPages as pages } from './public-pages'
import { loadPage } from './router'

export const publicPages = pages

/** Renders a page as a visitor first sees it. Its texts from the settings are actions of Go's templates. */
export async function renderPage(path: string): Promise<{ title: string; content: string }> {
  const errors: unknown[] = []
  await Promise.all([loadPage(path), homeParts.Sample.preload(), homeParts.Sections.preload()])
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // React would leave to the browser what fails. In one piece the page needs no inline script.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const content = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} cannot be rendered by the build`, { cause: errors[0] })
  return { title: rendered.title, content }
}
