import { Navigate, useLocation } from 'react-router'
import { paths } from '../lib/paths'

/** Stands in for a page that needs an account: signing in leads back to it. */
export function GoToLogin() {
  const { pathname, search, hash } = useLocation()
  const leaving = window.location.pathname !== pathname // whoever has just signed out goes elsewhere already
  return leaving ? null : <Navigate to={paths.login} state={{ from: pathname + search + hash }} replace />
}
