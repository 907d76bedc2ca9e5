import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useForgetting } from '../api/session'
import { paths } from '../lib/paths'
import { onSessionEnded } from '../lib/session'
import { keys, tab } from '../lib/storage'

/** Goes to the sign-in screen when the server ends the session. The screen says why, and leads back afterwards. */
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
