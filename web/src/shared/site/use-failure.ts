import { focusManager, onlineManager, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ApiError } from '../../lib/api-error'

/**
 * Returns why the data of a page did not load, for its error boundary. They are loaded again when the user asks for it,
 * comes back to the tab, or is connected again. Any other error is for the boundary of the layout.
 */
export function useFailure(): { error: ApiError; retry: () => void } {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const navigate = useNavigate()
  const location = useLocation()
  const retry = useCallback(() => {
    reset()
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  }, [reset, navigate, location])

  useEffect(() => {
    const again = (back: boolean) => back && retry()
    const stops = [focusManager.subscribe(again), onlineManager.subscribe(again)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [retry])

  if (!(error instanceof ApiError)) throw error
  return { error, retry }
}
