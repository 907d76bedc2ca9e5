import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' }
const packages = join(import.meta.dirname, '../node_modules')

/** Builds the page bare.html of a folder, React with a router and nothing else, and serves it as wbso serves its own. */
export async function serveBare(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'wbso-bare-'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: ['react-dom', 'react-router', 'react'].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: join(packages, name),
      })),
    },
    build: { outDir, rolldownOptions: { input: join(folder, 'bare.html') } },
  })
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'bare.html' : `.${request.url}`
    readFile(join(outDir, name)).then(
      (content) => {
        response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'text/plain', 'Content-Encoding': 'gzip' })
        response.end(gzipSync(content, { level: 9 }))
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await rm(outDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, stop }
}
