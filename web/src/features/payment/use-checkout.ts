import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startCheckout } from '../../api/payments'
import { loadRequestAgain } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { useOnce } from '../../ui/use-once'
import { trackCheckout } from './payment-events'
import { paymentOrder } from './payment-order'

const otherwise = 'De betaalpagina is nu niet bereikbaar. Er is niets afgeschreven. Probeer het zo opnieuw.'

const unsaved = 'Je titel is nog niet opgeslagen. Er is niets afgeschreven. Sla je titel op en betaal daarna.'

/** The error of a payment while the title that is typed is not saved. */
class UnsavedTitle extends Error {}

/** Reports whether the server refused the code. */
const aboutCode = (error: Error | null): boolean => error instanceof ApiError && error.fields.code !== undefined

/** Reports whether the request cannot be paid as the screen shows it: it is paid, in checkout elsewhere or not processed. */
const isStale = (error: Error | null): boolean => error instanceof ApiError && error.status === 409

/** Waits until the browser shows this page again as it was left. */
const shownAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', function shown({ persisted }) {
      if (!persisted) return
      window.removeEventListener('pageshow', shown)
      resolve()
    })
  })

/**
 * Opens a checkout and goes to its page, once for any number of presses, after a title that is
 * being saved: the provider gets the title. Calls `refuseCode` when the server refuses the code,
 * and loads the request again when it cannot be paid any more.
 */
export function useCheckout(
  id: string,
  { code, invoiceTo }: { code: string; invoiceTo: number | null },
  refuseCode: () => void,
  titleIsSaved: () => boolean,
) {
  const queries = useQueryClient()
  const { mutateAsync: checkOut } = useMutation({
    scope: paymentOrder(id),
    mutationFn: () => {
      if (!titleIsSaved()) throw new UnsavedTitle()
      return startCheckout(id, code, invoiceTo)
    },
  })
  const { mutate, error, isPending } = useOnce({
    async mutationFn() {
      const { url } = await checkOut()
      trackCheckout(id)
      window.location.assign(url)
      await shownAgain()
    },
    onError: (refusal) => {
      if (aboutCode(refusal)) refuseCode()
      if (isStale(refusal)) void loadRequestAgain(queries, id)
    },
  })

  const shown =
    error === null || aboutCode(error) ? null : failure(error, error instanceof UnsavedTitle ? unsaved : otherwise)
  return { start: () => void mutate(), busy: isPending, error: shown }
}
