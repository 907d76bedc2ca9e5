import createClient from 'openapi-fetch'
import { base, sendInSession } from '../lib/client'
import type { paths } from './schema'

/** The API by its own document. Every call goes through `answer`. */
export const client = createClient<paths>({ baseUrl: base, fetch: sendInSession })

/** The data of a call; a refusal was thrown before as ApiError. */
export async function answer<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call
  return data as T
}
