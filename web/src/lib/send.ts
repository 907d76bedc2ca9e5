import { ApiError } from './api-error'
import { baseUrl } from './base-url'

/** The origin of the API. The build, which renders pages too, calls none. */
export const base = baseUrl(import.meta.env.VITE_API_HOST, import.meta.env.SSR ? '' : window.location.origin)

/** Sends a request. Throws an ApiError with status 0 when no answer comes. */
export async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    throw new ApiError(0, null, {}, { cause })
  }
}
