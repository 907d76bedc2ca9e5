import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUser } from '../../api/session'
import { fromOf, ownPath, returnPath } from '../../lib/return-path'
import { keys, tab } from '../../lib/storage'

/**
 * Leads a user who is signed in back to where they came from, with a message if
 * there is one, or else waits until `otherwise` is known. A path that the tab remembered is used once. Returns whether the
 * user is leaving, and where to, as navigation state for the other of the two screens.
 */
export function useWayBack(otherwise: string | undefined, message: string | null = null) {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const leaving = useUser() !== null
  const left = useRef<string>(undefined)

  useEffect(() => {
    if (!leaving || left.current === key) return
    const target = returnPath(state, tab.get(keys.redirect), otherwise ?? '')
    if (target === '') return
    left.current = key
    tab.remove(keys.redirect)
    navigate(target, { replace: true, state: message === null ? undefined : { message } })
  }, [leaving, key, state, otherwise, message, navigate])

  const from = fromOf(state) ?? ownPath(tab.get(keys.redirect) ?? '')
  return { leaving, state: from === null ? undefined : { from } }
}
