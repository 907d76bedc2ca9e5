import { useQuery } from '@tanstack/react-query'
import { me } from '../../api/account'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'

/**
 * Returns where signing in leads somebody who did not come from anywhere: home, or to the own hours of
 * an account that is nothing but an employee. Undefined until that is known.
 */
export function useLanding(): string | undefined {
  const here = useUser() !== null
  const { data, isLoading } = useQuery({ ...me, enabled: here })
  if (!here || isLoading) return undefined
  return data?.only_employee ? paths.myHours : paths.home
}
