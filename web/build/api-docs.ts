import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const fromSwagger = ['swagger-ui.css', 'swagger-ui-bundle.js']

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api-docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api-docs/swagger-ui-bundle.js"></script>
    <script src="/api-docs/init.js"></script>
  </body>
</html>
`

// With docExpansion none the page begins as an index, and Swagger UI puts all
// calls of an opened group in the page. Past 150 rows it shows only those in sight,
// which a search of the browser would not find.
const init = `SwaggerUIBundle({ url: '/api/schema/', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null })
`

/**
 * Puts the API page that the server shows at /api/docs/ into dist/api-docs. It has
 * no inline script and loads nothing from other hosts.
 */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    apply: 'build',
    async generateBundle() {
      for (const name of fromSwagger) {
        const source = await readFile(require.resolve(`swagger-ui-dist/${name}`))
        this.emitFile({ type: 'asset', fileName: `api-docs/${name}`, source })
      }
      this.emitFile({ type: 'asset', fileName: 'api-docs/index.html', source: page })
      this.emitFile({ type: 'asset', fileName: 'api-docs/init.js', source: init })
    },
  }
}
