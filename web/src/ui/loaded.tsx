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
  /** Shown instead of a list that is empty. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows what a call has loaded: its skeleton until then, and why it did not. What was last loaded stays below a failure. */
export function Loaded<Data>(props: Props<Data>) {
  const { query, failed, safe, empty, children, ...loading } = props
  const { data, error, refetch } = query
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0
  return (
    <>
      {error !== null && (
        <Failed
          message={failure(error, failed)}
          safe={data === undefined ? safe : 'Hieronder staat wat we het laatst ophaalden.'}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? error === null && <Loading {...loading} /> : isEmpty ? empty : children(data)}
    </>
  )
}
