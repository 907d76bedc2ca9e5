import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useForgetting } from '../api/session'
import { paths } from '../lib/paths'
import { onSessionEnded } from '../lib/session'
import { keys, tab } from '../lib/storage'

/** When the server no longer accepts the session: to the sign-in screen, which says why and leads back. */
export function useSessionWatch(): void {
  const navigate = useNavigate()
  useForgetting()

  useEffect(
    () =>
      onSessionEnded(() => {
        const { pathname, search, hash } = window.location
        if (pathname !== paths.login) tab.set(keys.redirect, pathname + search + hash)
        navigate(paths.login, { state: { message: 'Je sessie is verlopen. Log opnieuw in.' } })
      }),
    [navigate],
  )
}
