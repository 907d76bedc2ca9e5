import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isPaid, isPending, paymentsOf } from '../../api/payments'
import type { WbsoRequest } from '../../api/requests'
import { useTimer } from '../../lib/use-timer'

/** The outcome of a payment so far. `late` is waiting for longer than it should take. */
export type Outcome = 'waiting' | 'late' | 'paid' | 'failed' | 'cancelled'

type Paying = Pick<WbsoRequest, 'project_number' | 'payment_status'>

const patience = 60_000 // ms

/** Returns the outcome of the payment of a request, and polls until it is paid. */
export function useOutcome({ project_number: number, payment_status: status }: Paying): Outcome {
  const { data: payments } = useQuery(paymentsOf(number))
  const [late, setLate] = useState(false)

  useTimer(patience, () => setLate(true))

  if (payments === undefined ? status === 'paid' : isPaid(payments)) return 'paid'
  const latest = isPending(payments) ? 'pending' : payments?.[0]?.status
  if (latest === 'failed') return 'failed'
  if (latest === 'expired') return 'cancelled'
  return late ? 'late' : 'waiting'
}
