import { useSearchParams } from 'react-router'
import type { Day } from '../../lib/rules/dates'
import { asQuery, type Period, periodIn } from './period'

/** Returns the period in the address, and how to go to another. The way back leads through all of them. */
export function usePeriod(today: Day): [Period, (to: Period) => void] {
  const [address, setAddress] = useSearchParams()
  return [periodIn(address, today), (to) => setAddress(asQuery(to), { preventScrollReset: true })]
}
