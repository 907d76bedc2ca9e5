import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { binary, type Server, startServer } from './server.ts'
import { test as base } from './test.ts'

/** Texts that the judge calls good. */
export const texts = {
  elevator_pitch:
    'Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller.',
  innovation_description:
    'Gangbare trillingsanalyse vergelijkt elke pomp met een vaste drempel en is niet bruikbaar bij wisselende belasting. Wij ontwikkelen een eigen algoritme op basis van verhoudingen tussen naburige pompen, geschreven in Go en Python. Met deze techniek hebben we nog geen ervaring en het is onzeker of het model op een controller met 256 KB geheugen past.',
  technical_challenges_input:
    'Bij wisselend toerental leidt de synchronisatie van meetreeksen tot verlies van metingen, waardoor het model valse alarmen geeft. Bestaande bibliotheken houden de volledige historie vast en zijn daarvoor te zwaar. Wij onderzoeken of een eigen algoritme de historie kan inkorten zonder nauwkeurigheid te verliezen; het is onzeker of de latency dan onder 50 ms blijft.',
}

export interface Tokens {
  access: string
  refresh: string
}

/** A request in the API, as far as the tests read it. */
export interface Aanvraag {
  id: number
  project_number: string
  status: string
  payment_status: string
  elevator_pitch: string
  company_profile: { id: number }
}

export async function call<T>(
  server: Server,
  method: string,
  path: string,
  access: string | null,
  body?: unknown,
): Promise<T> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(access && { Authorization: `Bearer ${access}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** The password of every account that a test makes. */
export const passwordOfAll = 'een-lang-wachtwoord-7'

const logIn = (server: Server, username: string, password: string): Promise<Tokens> =>
  call(server, 'POST', '/api/token/', null, { username, password })

/** The password of everybody in the demonstration. */
export const passwordOfDemo = 'demo-wachtwoord-1'

/** Signs in to the account of the demonstration, which has a request in each status. */
export const demo = (server: Server): Promise<Tokens> => logIn(server, 'demo', passwordOfDemo)

/** Signs in to the account of somebody else of the demonstration. */
export const colleague = (server: Server, username: string): Promise<Tokens> => logIn(server, username, passwordOfDemo)

interface Account {
  username: string
  email: string
  password: string
}

/** Makes a new account, so that no test meets the data of another. */
export async function member(server: Server): Promise<Account> {
  const username = `u${randomUUID().slice(0, 12)}`
  const account = { username, email: `${username}@example.nl`, password: passwordOfAll }
  await call(server, 'POST', '/auth/register/', null, account)
  return account
}

/** Signs in, without a browser. */
export const tokensOf = (server: Server, { username, password }: Account): Promise<Tokens> =>
  logIn(server, username, password)

/** Makes a new account and signs in. */
export const newcomer = async (server: Server): Promise<Tokens> => tokensOf(server, await member(server))

export const requestsOf = (server: Server, { access }: Tokens): Promise<Aanvraag[]> =>
  call(server, 'GET', '/api/requests/', access)

export const requestOf = (server: Server, { access }: Tokens, id: string): Promise<Aanvraag> =>
  call(server, 'GET', `/api/requests/${id}/`, access)

/** Submits a request and waits until its document is there. */
export async function processedRequest(
  server: Server,
  tokens: Tokens,
  { start = '2027-03-01', company = 'Pompwacht B.V.', kvk = '12345678' } = {},
): Promise<Aanvraag> {
  const { project_number: number } = await call<Aanvraag>(server, 'POST', '/api/requests/', tokens.access, {
    ...texts,
    estimated_hours_input: 1200,
    start_of_project: start,
    project_type: 'programmatuur',
    company_name: company,
    kvk_number: kvk,
  })
  for (let tries = 0; tries < 200; tries++) {
    const request = await requestOf(server, tokens, number)
    if (request.status === 'document_verwerkt') return request
    await sleep(50)
  }
  throw new Error(`${number} was not processed`)
}

/** Pays a request as its owner, without a browser. */
export async function payFor(server: Server, { access }: Tokens, number: string): Promise<void> {
  const { url } = await call<{ url: string }>(server, 'POST', `/api/stripe/create-session/${number}/`, access, {})
  await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' })
}

/** Adds an employee to the company of a request. Returns the id. */
export async function addEmployee(
  server: Server,
  { access }: Tokens,
  { company_profile: { id: company_profile } }: Aanvraag,
  first_name: string,
  last_name: string,
): Promise<number> {
  const email = `${first_name.slice(0, 60)}@example.nl`.toLowerCase()
  const body = { first_name, last_name, email, function_title: 'Ontwikkelaar', company_profile }
  return (await call<{ id: number }>(server, 'POST', '/api/employees/', access, body)).id
}

/** Stores values before the first load of a page, once. */
export async function seed(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((all) => {
    const done = JSON.stringify(all)
    if (sessionStorage.getItem(done) !== null) return
    sessionStorage.setItem(done, '')
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)
}

/** Gives a page a session from its first load on. Signing out there ends it. */
export const signInAs = (page: Page, { access, refresh }: Tokens): Promise<void> => seed(page, { access, refresh })

/** Opens a path with a navigation state, as a link of the client does. */
export async function openWithState(page: Page, path: string, state: unknown): Promise<void> {
  await page.goto('/favicon.svg') // any document without a client, which would read the path as it starts
  await page.evaluate(([to, usr]) => history.replaceState({ usr, key: 'e2e' }, '', String(to)), [path, state])
  await page.reload()
}

const run = promisify(execFile)

/** Runs wbsoctl on the database of the demonstration, while the server runs. */
export async function ctl(server: Server, ...args: string[]): Promise<string> {
  const database = `sqlite:${join(server.dataDir, 'demo.db')}`
  const env = { PATH: process.env.PATH, WBSO_DATA_DIR: server.dataDir, WBSO_DATABASE_URL: database }
  const { stdout } = await run(join(dirname(binary), 'wbsoctl'), args, { env })
  return stdout
}

/** Returns tests with a server that has the demonstration, and that no other tests share. */
export const withDemonstration = () =>
  base.extend<object, { server: Server }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: the shape that fixtures have
      async ({}, use) => {
        const server = await startServer({}, '--demo')
        await use(server)
        await server.stop()
      },
      { scope: 'worker' },
    ],
  })

/** Tests with a server that has the demonstration. They leave its account as it is, since other files use it too. */
export const test = withDemonstration()
