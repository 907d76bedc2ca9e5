import createClient from 'openapi-fetch'
import { ApiError } from '../lib/api-error'
import type { paths } from '../lib/schema'
import { base } from '../lib/send'
import { sendInSession } from '../lib/send-in-session'

/** The API as its OpenAPI document describes it. Wrap every call in `answer`. */
export const client = createClient<paths>({ baseUrl: base, fetch: sendInSession })

/**
 * Returns the data of a call. A call that fails throws an ApiError, with status 0 also when an answer breaks off or
 * when something other than the product answered.
 */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<T> {
  try {
    const { data } = await call
    return data as T
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(0, null, {}, { cause })
  }
}
