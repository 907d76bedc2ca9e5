import type { ReactNode } from 'react'
import { failure } from '../lib/messages'
import { Failed } from './failed'
import { Loading, type LoadingProps } from './loading'

interface Props<Data> extends LoadingProps {
  /** The call that loads it. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** What is said when it does not load: 'Kon medewerkers niet laden'. */
  failed: string
  /** What is safe then. */
  safe?: string
  children: (data: Data) => ReactNode
}

/** Shows what is loaded: its skeleton until then, and why not. What was last loaded stays below a failure. */
export const Loaded = <Data,>({ query: { data, error, refetch }, failed, safe, children, ...loading }: Props<Data>) => (
  <>
    {error !== null && (
      <Failed
        message={failure(error, failed)}
        safe={data === undefined ? safe : 'Hieronder staat wat we het laatst ophaalden.'}
        onRetry={() => void refetch()}
      />
    )}
    {data === undefined ? error === null && <Loading {...loading} /> : children(data)}
  </>
)
