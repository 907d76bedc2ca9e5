import createClient from 'openapi-fetch'
import type { paths } from '../lib/schema'
import { base } from '../lib/send'
import { sendInSession } from '../lib/send-in-session'

/** The API as its OpenAPI document describes it. Wrap every call in `answer`. */
export const client = createClient<paths>({ baseUrl: base, fetch: sendInSession })

/** Returns the data of a call. A call that fails throws an ApiError. */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call
  return data as T
}
