import { Navigate } from 'react-router'
import { paths } from '../../lib/paths'

/** A paid request is managed in the portal. */
export default function PaidPage() {
  return <Navigate to={paths.portal} replace />
}
