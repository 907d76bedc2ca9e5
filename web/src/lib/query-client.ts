import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

const attempts = 3

/** Worth another try: no answer at all, or a server in trouble. What was refused once is refused again. */
function shouldRetry(failures: number, error: Error): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 502)
  return passing && failures + 1 < attempts
}

/**
 * Without a connection calls fail at once and the screen says so, instead of
 * waiting in silence. Queries throw to the route's error screen only when
 * there is nothing to show; mutations show their error in place.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        staleTime: 30_000,
        throwOnError: (_error, query) => query.state.data === undefined,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
