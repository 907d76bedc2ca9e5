import { useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen'

/** Shown instead of a page that failed, or that did not load. */
export function RouteProblem() {
  const error = useRouteError()
  return <ErrorScreen error={error instanceof Error ? error : new Error(String(error))} />
}
