import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Payment, paymentsOf } from '../../api/payments'

/** Returns the code of the latest checkout when that came to nothing, or has not yet. */
function lastCode(payments: Payment[] | undefined): string {
  const latest = payments?.[0]
  return latest !== undefined && ['pending', 'expired', 'failed'].includes(latest.status) ? (latest.code ?? '') : ''
}

/** Returns the code in its field and how to write it. Until one types, it is that of the latest checkout. */
export function useLatestCode(number: string): [string, (typed: string) => void] {
  const { data: payments } = useQuery({ ...paymentsOf(number), refetchInterval: false })
  const [typed, setTyped] = useState<string | null>(null)
  return [typed ?? lastCode(payments), setTyped]
}
