import { Navigate, useLocation } from 'react-router'
import { paths } from '../lib/paths'

/** Shown instead of a page that needs an account. Signing in leads back to the page. */
export function GoToLogin() {
  const { pathname, search, hash } = useLocation()
  const leaving = window.location.pathname !== pathname // somebody who has just signed out is on the way elsewhere
  return leaving ? null : <Navigate to={paths.login} state={{ from: pathname + search + hash }} replace />
}
