import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'

const step = 2 // percent
const pace = 100 // ms
const almost = 98 // percent: full is for what is really paid
const shown = 2_000 // ms that the thanks stand at least
const rest = 1_000 // ms at full

/**
 * The bar of the success view, 0 to 100. It fills while one waits, is full only
 * once paid, and a second later goes on to the list of requests.
 */
export function useProgress(moving: boolean, paid: boolean): number {
  const navigate = useNavigate()
  const [ticks, setTicks] = useState(0)
  const full = paid && ticks * pace >= shown

  useEffect(() => {
    if (!moving || full) return
    const timer = setInterval(() => setTicks((count) => count + 1), pace)
    return () => clearInterval(timer)
  }, [moving, full])

  useEffect(() => {
    if (!moving || !full) return
    const timer = setTimeout(() => navigate(paths.profileRequests, { replace: true }), rest)
    return () => clearTimeout(timer)
  }, [moving, full, navigate])

  return full ? 100 : Math.min(almost, ticks * step)
}
