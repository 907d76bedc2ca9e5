import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { useTimer } from '../../lib/use-timer'

const step = 2 // percent
const pace = 100 // ms
const almost = 98 // percent, the most before the payment is there
const fillsAfter = 2_000 // ms on the page, at the earliest
const rest = 1_000 // ms at 100

/**
 * Returns the progress of the success view, 0 to 100. It is 100 only once paid,
 * and a second later the list of requests opens.
 */
export function useProgress(moving: boolean, paid: boolean): number {
  const navigate = useNavigate()
  const [ticks, setTicks] = useState(0)
  const full = paid && ticks * pace >= fillsAfter

  useEffect(() => {
    if (!moving || full) return
    const timer = setInterval(() => setTicks((count) => count + 1), pace)
    return () => clearInterval(timer)
  }, [moving, full])

  useTimer(moving && full ? rest : null, () => navigate(paths.profileRequests, { replace: true }))

  return full ? 100 : Math.min(almost, ticks * step)
}
