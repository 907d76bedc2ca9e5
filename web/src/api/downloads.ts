import { queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'

const asPdf = { headers: { Accept: 'application/pdf' }, parseAs: 'blob', cache: 'no-store' } as const

/** Downloads the general terms as PDF. */
export const downloadTerms = (): Promise<Blob> => answer(client.GET('/api/terms/download/', asPdf))

/** Downloads the manual as PDF. The page that does so has the same address, so no cache may mix them up. */
export const downloadManual = (signal: AbortSignal): Promise<Blob> =>
  answer(client.GET('/api/manual/download/', { ...asPdf, signal }))

/** Downloads the application that serves as an example, unless the browser has it still. */
export const downloadExample = (): Promise<Blob> =>
  answer(client.GET('/api/example/download/', { ...asPdf, cache: 'default' }))

/** A file, loaded once for what names it. It is large, and loaded anew when it is asked for again. */
export const fileOnce = (of: unknown[], load: () => Promise<Blob>) =>
  queryOptions({
    queryKey: ['files', ...of],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
