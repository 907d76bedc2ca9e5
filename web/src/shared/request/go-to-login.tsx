import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../lib/paths'
import { keys, tab } from '../../lib/storage'

/** Shown instead of a page that needs an account. Signing in leads back to the page, also after a reload. */
export function GoToLogin() {
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const leaving = window.location.pathname !== pathname // somebody who has just signed out is on the way elsewhere

  useEffect(() => {
    if (!leaving) tab.set(keys.redirect, here)
  }, [leaving, here])

  return leaving ? null : <Navigate to={paths.login} state={{ from: here }} replace />
}
