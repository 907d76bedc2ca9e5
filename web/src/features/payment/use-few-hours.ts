import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationOf } from '../../api/application'
import { hasFewHours } from '../../lib/rules/few-hours'

/** Whether a self-employed person pays for hours that give no deduction, which takes a second press. */
export function useFewHours(number: string) {
  const benefit = useQuery(applicationOf(number)).data?.benefit ?? null
  const [warned, setWarned] = useState(false)
  const few = benefit !== null && hasFewHours(benefit)
  return { few, warned: few && warned, warn: () => setWarned(true) }
}
