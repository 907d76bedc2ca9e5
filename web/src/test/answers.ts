import { vi } from 'vitest'

/** An answer to a call: a body with status 200, or a whole response. */
type Answer = unknown | ((body: unknown, match: string | null) => Response)

/** What was sent: method and path, and for a write its body. */
export interface Sent {
  call: string
  body: unknown
  /** The revision that it replaces, if it names one. */
  match?: string
}

/**
 * Answers calls by 'GET /api/…', with or without their query. A call without an answer is one
 * that did not arrive. Returns the calls that wrote, in their order.
 */
export function answers(by: Record<string, Answer>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    const match = request.headers.get('If-Match')
    if (request.method !== 'GET') sent.push({ call, body, ...(match !== null && { match }) })
    const answer = by[call + search] ?? by[call]
    if (answer === undefined) throw new TypeError(`no answer to ${call}${search}`)
    return typeof answer === 'function' ? answer(body, match) : Response.json(answer)
  })
  return sent
}

/** A refusal with this status. */
export const refuse = (status: number, body: unknown) => () => Response.json(body, { status })
