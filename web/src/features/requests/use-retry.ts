import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { keepRequest, retryRequest } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { requestPaths } from '../../lib/paths'
import { useOnce } from '../../ui/use-once'

/** Runs a failed request again and opens its live status. */
export function useRetry(id: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const onward = () => navigate(requestPaths.processing(id))
  const { mutate, isPending, error } = useOnce({
    mutationFn: () => retryRequest(id),
    onSuccess: (request) => {
      keepRequest(queries, id, request)
      onward()
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.status !== 409) return
      keepRequest(queries, id, null)
      onward() // another tab was first, so it is no longer failed
    },
  })
  return { retry: () => void mutate(), retrying: isPending, error }
}
