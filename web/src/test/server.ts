import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect } from 'vitest'
import type { paths } from '../lib/schema'
import { aSite } from './site'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The calls of the API document: 'GET /api/requests/{id}/'. */
export type Call = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends { responses: unknown } ? `${Uppercase<M>} ${Path}` : never
  }[Method]
}[keyof paths]

type Operation<C extends Call> = C extends `${infer M} ${infer Path extends keyof paths}`
  ? Lowercase<M> extends infer L extends Method
    ? paths[Path][L]
    : never
  : never

type Responses<C extends Call> = Operation<C> extends { responses: infer R } ? R : never

/** What a response has as its body. One without a body, or whose body is no JSON, is answered by a `Response`. */
type BodyOf<R> = R extends { content: { 'application/json': infer Body } }
  ? Body
  : R extends { content?: never }
    ? null
    : never

type Good<C extends Call> = BodyOf<Responses<C>[keyof Responses<C> & (200 | 201 | 202 | 204)]>

type Constant<T> = T extends object ? { readonly [K in keyof T]: Constant<T[K]> } : T

/** An answer with a status of its own. */
class Reply<Status extends number, Body> {
  readonly status: Status
  readonly body: Body
  readonly headers: Record<string, string>

  constructor(status: Status, body: Body, headers: Record<string, string>) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** An answer with this status, or with headers. */
export const reply = <Status extends number, const Body>(
  status: Status,
  body: Body,
  headers: Record<string, string> = {},
): Reply<Status, Body> => new Reply(status, body, headers)

/** What the server answers when something is wrong with itself. */
export const broken = reply(500, { detail: 'A server error occurred.' })

/** No answer comes. */
export const offline = (): Response => HttpResponse.error()

/** No answer comes as long as the test lasts. */
export const silent = (): Promise<never> => new Promise(() => {})

/** An answer that comes when the test gives it. */
export function later<T>(): [promise: Promise<T>, give: (value: T) => void] {
  let give: (value: T) => void = () => {}
  return [new Promise((resolve) => (give = resolve)), (value) => give(value)]
}

/**
 * What a call is answered with: the body of a success, a reply, or a response as it is, for
 * files and for what something else than the product answers.
 */
export type Answer<C extends Call> =
  | Good<C>
  | { [S in keyof Responses<C> & number]: Reply<S, Constant<BodyOf<Responses<C>[S]>>> }[keyof Responses<C> & number]
  | Response

type Body<C extends Call> =
  Operation<C> extends { requestBody?: { content: { 'application/json': infer Json } } } ? Json : null

/** A call that arrived. */
export interface Received<C extends Call = Call> {
  /** Its method and path: 'GET /api/requests/12/'. */
  call: string
  query: URLSearchParams
  body: Body<C>
  headers: Headers
  request: Request
}

export type Answering<C extends Call> = Answer<C> | ((received: Received<C>) => Answer<C> | Promise<Answer<C>>)

function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone()
  if (answer instanceof Reply) {
    const { body, ...init } = answer
    return body === null ? new Response(null, init) : Response.json(body, init)
  }
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
}

/** What arrived in this test. Each test has a list of its own: a call can outlive the test that made it. */
let received: Received[] = []
const unexpected: string[] = []

const callOf = (request: Request): string => `${request.method} ${new URL(request.url).pathname}`

/** What every page asks is answered: it is no test's subject unless the test says so. */
const server = setupServer(
  http.get('*/api/site/', () => Response.json(aSite())),
  http.get('*/api/company-dashboard/companies/', () => Response.json([])),
  http.get('*/api/companies/:company/open-days/summary/', () =>
    Response.json({ people: 0, open_days: 0, late_days: 0, soon_late: 0, late_on: null, oldest: null }),
  ),
  http.get('*/api/my-hours/open-days/', () => Response.json([])),
  http.all('*', ({ request }) => {
    unexpected.push(callOf(request))
    return HttpResponse.error()
  }),
)

/**
 * Answers a call until the test ends or answers it otherwise: with several answers each is given
 * in turn, and the last one again. Returns the calls that arrived.
 */
export function on<C extends Call>(
  call: C,
  ...answers: [NoInfer<Answering<C>>, ...NoInfer<Answering<C>>[]]
): Received<C>[] {
  const [method = '', path = ''] = call.split(' ')
  const calls: Received<C>[] = []
  const ofTest = received
  server.use(
    http[method.toLowerCase() as Method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      const text = await request.clone().text()
      const isJson = request.headers.get('Content-Type')?.startsWith('application/json')
      const { searchParams: query } = new URL(request.url)
      const body = (isJson ? JSON.parse(text) : null) as Body<C>
      const one: Received<C> = { call: callOf(request), query, body, headers: request.headers, request }
      calls.push(one)
      ofTest.push(one as Received)
      const answering = answers[Math.min(calls.length, answers.length) - 1]
      return responseOf(answering instanceof Function ? await answering(one) : answering)
    }),
  )
  return calls
}

/** The calls that wrote, in their order: what they sent, and the revision that they replace, if they name one. */
export const writes = (): { call: string; body: unknown; match?: string }[] =>
  received
    .filter(({ request }) => request.method !== 'GET')
    .map(({ call, body, headers }) => {
      const match = headers.get('If-Match')
      return { call, body, ...(match !== null && { match }) }
    })

server.listen()

const soon = setImmediate // also in a test that sets the clock

/** Lets calls that are on their way arrive and be answered. */
export const arrived = (): Promise<void> => new Promise((resolve) => soon(resolve))

/** Forgets the answers of a test. Fails when it made a call that it did not expect. */
export async function forget(): Promise<void> {
  await arrived()
  server.resetHandlers()
  received = []
  expect(unexpected.splice(0), 'calls without an answer').toEqual([])
}
