export type FieldMessages = Record<string, string[]>

/**
 * A call that failed. `status` is 0 when no answer came. `detail` is the server's
 * sentence about the call as a whole, `fields` has its sentences by wire name.
 * Both are empty when something other than the product answered. `code` names the
 * reason of a refusal that steers what the client does. `body` is the answer as it
 * came, for the few calls whose refusals have more to say.
 */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string | null
  readonly fields: FieldMessages
  readonly code: string | null
  readonly body: unknown

  constructor(
    status: number,
    detail: string | null = null,
    fields: FieldMessages = {},
    { body, ...options }: ErrorOptions & { body?: unknown } = {},
  ) {
    super(detail ?? `The server answered ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.fields = fields
    this.code = codeOf(body)
    this.body = body
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const codeOf = (body: unknown): string | null =>
  body !== null && typeof body === 'object' && 'code' in body && isText(body.code) ? body.code : null

/**
 * Reports whether a save that failed with this status may succeed later: no answer, a session that ended, a limit, a fault
 * of the server. Reads and the renewal of a session have rules of their own.
 */
export const isPassing = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500

/** Reports whether a call was refused in a way that another try does not change. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && !isPassing(error.status)

/** Reports whether a call was refused because it is not paid, which a 403 without a code means too. */
export const isUnpaid = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && (error.code ?? 'not_paid') === 'not_paid'

/** Reports whether there is nothing of what a call was about, which somebody else's looks like too. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Reports whether a call needs the password once more first. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.code === 'confirm_required'

function messagesOf(value: unknown): string[] {
  if (isText(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(messagesOf)
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(messagesOf)
  return []
}

/** Reads a failure in the shapes of the API: `{detail}`, `{field: [sentence]}`, or a bare JSON string. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isText(body)) return new ApiError(response.status, body)
  if (body === null || typeof body !== 'object') return new ApiError(response.status)
  if ('detail' in body && isText(body.detail)) return new ApiError(response.status, body.detail, {}, { body })
  const fields = Object.entries(body)
    .map(([name, value]) => [name, messagesOf(value)] as const)
    .filter(([, messages]) => messages.length > 0)
  return new ApiError(response.status, null, Object.fromEntries(fields), { body })
}
