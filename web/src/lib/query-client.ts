import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

const attempts = 3

/** Tries again when no answer came or a gateway failed. Any other answer would be the same again. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 502)
  return passing && failures + 1 < attempts
}

/** How long a screen uses what its route has loaded beside its code, in ms. */
export const justLoaded = 1_000

/** The first word of the keys of what is typed and not saved. Nobody fetches it, and it outlives its screen. */
export const unsavedKey = 'unsaved'

/**
 * Calls without a connection fail at once instead of waiting silently. Each screen
 * shows the errors of its own calls.
 */
export function newQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  queries.setQueryDefaults([unsavedKey], { gcTime: Infinity, structuralSharing: false })
  return queries
}
