import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The program under test. wbsoctl is in the same folder. */
export const binary = process.env.WBSO_BINARY ?? join(import.meta.dirname, '../../bin/wbso')
const patience = 20_000 // ms for the start

export interface Server {
  url: string
  dataDir: string
  stop: () => Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function ready(url: string, process: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline && process.exitCode === null) {
    const answered = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await sleep(25)
  }
  throw new Error(`wbso did not become ready:\n${log()}`)
}

/** Starts the real program with its offline adapters, on a free port and with a new database. */
export async function startServer(more: Record<string, string> = {}, ...flags: string[]): Promise<Server> {
  if (!existsSync(binary))
    throw new Error('The browser tests run bin/wbso: build it first with `make build`, or set WBSO_BINARY.')
  const dataDir = await mkdtemp(join(tmpdir(), 'wbso-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    WBSO_ADDR: `127.0.0.1:${port}`,
    WBSO_PUBLIC_URL: url,
    WBSO_DATA_DIR: dataDir,
    WBSO_METRICS_ADDR: '127.0.0.1:0',
    WBSO_RATE_LIMITS: 'off',
    ...more,
  }
  const server = spawn(binary, ['serve', ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log += String(chunk)))
  const gone = new Promise((resolve) => server.once('exit', resolve))

  async function stop() {
    server.kill('SIGTERM')
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
  await ready(url, server, () => log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, dataDir, stop }
}
