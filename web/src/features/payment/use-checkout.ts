import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { startCheckout } from '../../api/payments'
import { oneRequest } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { trackCheckout } from './payment-events'

const otherwise = 'De betaalpagina is nu niet bereikbaar. Er is niets afgeschreven. Probeer het zo opnieuw.'

/** Reports whether the server refused the code. */
const aboutCode = (error: Error | null): boolean => error instanceof ApiError && error.fields.code !== undefined

/** Reports whether the request cannot be paid as the screen shows it: it is paid, in checkout elsewhere or not processed. */
const isStale = (error: Error | null): boolean => error instanceof ApiError && error.status === 409

/**
 * Opens a checkout and goes to its page, once for any number of presses. Calls
 * `refuseCode` when the server refuses the code, and loads the request again when
 * it cannot be paid any more.
 */
export function useCheckout(id: string, code: string, refuseCode: () => void) {
  const queries = useQueryClient()
  const started = useRef(false)
  const again = () => {
    started.current = false
  }
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => startCheckout(id, code),
    onSuccess: ({ url }) => {
      trackCheckout(id)
      window.location.assign(url)
    },
    onError: (refusal) => {
      again()
      if (aboutCode(refusal)) refuseCode()
      if (isStale(refusal)) void queries.invalidateQueries({ queryKey: oneRequest(id).queryKey })
    },
  })

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      started.current = false
      reset() // the browser shows the page as it was left: busy
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [reset])

  function start() {
    if (started.current) return
    started.current = true
    mutate()
  }

  const shown = error === null || aboutCode(error) ? null : failure(error, otherwise)
  return { start, busy: isPending || isSuccess, error: shown }
}
