import './styles'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { takeResetCode } from '../lib/reset-code'
import { allowNoTags } from '../lib/trusted-types'
import { App } from './app'
import { loadPage } from './router'

allowNoTags()
takeResetCode()

const found = document.getElementById('root')
if (found === null) throw new Error('index.html has no #root')
const root = found

const client = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

/** Takes over a page that came with its content, or begins an empty one. */
function start(): void {
  if (root.dataset.path === window.location.pathname) hydrateRoot(root, client)
  else createRoot(root).render(client)
}

/** Waits until the browser has drawn what came, which it does not while a tab is hidden. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 500) // ms
  })

const path = root.dataset.path
if (path === undefined) start()
// The content stays as it came until its part is there. The error screen shows when that does not come.
else Promise.all([loadPage(path), drawn()]).then(start, start)
