import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type Plugin } from 'vite'
import { anyHead, emptyHead, publicHead } from './page-head.ts'

type Renderer = typeof import('../src/app/prerender.tsx')

const workDir = 'node_modules/.prerender' // a place from which packages are found

/** Builds the client a second time, for Node, and loads it. */
async function renderer(root: string): Promise<Renderer> {
  const outDir = join(root, workDir)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, target: 'node20' },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** Returns the files that a part of the client needs, with those of its static imports. A style sheet comes after those it may overrule. */
function filesOf(manifest: Manifest, part: string, seen = new Set<string>()): string[] {
  const chunk = manifest[part]
  if (chunk === undefined) throw new Error(`The build has no ${part}.`)
  if (seen.has(part)) return []
  seen.add(part)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen)), ...(chunk.css ?? [])]
}

const linkTo = (rel: 'stylesheet' | 'modulepreload') => (file: string) =>
  `<link rel="${rel}" crossorigin href="/${file}" />`

/** Lets the browser fetch the part of a page together with the shell instead of after it. Its style sheets come last, as after a click. */
const links = (files: string[]): string =>
  [
    ...files.filter((file) => !file.endsWith('.css')).map(linkTo('modulepreload')),
    ...files.filter((file) => file.endsWith('.css')).map(linkTo('stylesheet')),
  ].join('\n    ')

function replaceOnce(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`index.html has no ${what}`)
  return html.replace(what, () => by)
}

const withLinks = (html: string, files: string[]): string =>
  replaceOnce(html, /<\/head>/, `  ${links(files)}\n  </head>`)

const withContent = (html: string, path: string, content: string): string =>
  replaceOnce(
    html,
    /<div id="root"><\/div>\s*<noscript>.*<\/noscript>/,
    `<div id="root" data-path="${path}">${content}</div>`,
  )

/**
 * Writes each page for everybody to dist/pages, and index.html for all others. They
 * are templates, which the server fills from its settings.
 */
export function prerender(): Plugin {
  let root = ''
  let outDir = ''

  async function writePages(): Promise<void> {
    const { publicPages, renderPage } = await renderer(root)
    const shell = await readFile(join(outDir, 'index.html'), 'utf8')
    const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
    const ofShell = filesOf(manifest, 'index.html')
    const withSite = replaceOnce(
      shell,
      /<\/body>/,
      '  <script type="application/json" id="site">{{$.json}}</script>\n  </body>',
    )
    const page = (head: string[]) => replaceOnce(withSite, /<title>.*<\/title>/, [...head, ...anyHead].join('\n    '))

    const cards: Record<string, { title: string; description: string }> = {}
    await mkdir(join(outDir, 'pages'), { recursive: true })
    for (const [name, { path, part, title: given, description }] of Object.entries(publicPages)) {
      const { title, content } = given === undefined ? await renderPage(path) : { title: given, content: undefined }
      const files = part ? filesOf(manifest, part).filter((file) => !ofShell.includes(file)) : ofShell.slice(0, 1)
      const head = page(publicHead({ name, path, title, description, content }))
      const html = withLinks(head, files)
      const whole = content === undefined ? html : withContent(html, path, content)
      await writeFile(join(outDir, 'pages', `${name}.html`), whole)
      cards[name] = { title, description }
    }
    await writeFile(join(outDir, '.cards.json'), JSON.stringify(cards)) // of which the server draws a picture for each
    const beside = filesOf(manifest, 'src/app/prefetch.ts').filter((file) => !ofShell.includes(file))
    await writeFile(join(outDir, 'index.html'), withLinks(page(emptyHead), beside))
  }

  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: { sequential: true, order: 'post', handler: writePages },
  }
}
