import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { PartError, reloadFor } from '../lib/load-part'
import { ErrorScreen } from './error-screen'
import { PageLoading } from './layout/page-loading'

/** Reloads the page that lacks a part. The error screen shows when that does not help. */
function LackingPart({ error }: { error: PartError }) {
  const [stays, setStays] = useState(false)

  useEffect(() => {
    void reloadFor(error).then((reloads) => setStays(!reloads))
  }, [error])

  return stays ? <ErrorScreen error={error} /> : <PageLoading />
}

/** Shown instead of a page that failed, or that did not load. */
export function RouteProblem() {
  const error = useRouteError()
  if (error instanceof PartError) return <LackingPart error={error} />
  return <ErrorScreen error={error instanceof Error ? error : new Error(String(error))} />
}
