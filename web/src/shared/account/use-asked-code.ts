import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactor } from '../../api/second-factor'

/** Whether the user has to type a code beside the password. `demand` is for when the server says so: the second factor may have been switched on elsewhere. */
export function useAskedCode() {
  const { data } = useQuery(secondFactor)
  const [demanded, setDemanded] = useState(false)
  return { asked: demanded || data?.enabled === true, demand: () => setDemanded(true) }
}
