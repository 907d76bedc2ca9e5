import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Undoes quoted-printable, as far as a link needs it. */
const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/** Returns the links to a path in the mails to an address, the oldest first. */
async function linksIn(server: Server, address: string, path: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const own = mails.map(readable).filter((mail) => mail.includes(`To: <${address}>`))
  const start = server.url + path
  return own
    .flatMap((mail) => mail.split(start).slice(1, 2))
    .map((rest) => start + (rest.match(/^[^\s"<]*/)?.[0] ?? ''))
}

/** Waits for a mail to an address with a link to a path. Returns the link. */
export async function mailedLink(server: Server, address: string, path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const [link] = await linksIn(server, address, path)
    if (link !== undefined) return link
    await sleep(50)
  }
  throw new Error(`no mail to ${address} with a link to ${path}`)
}
