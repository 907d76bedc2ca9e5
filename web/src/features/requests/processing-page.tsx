import { useLocation, useParams } from 'react-router'
import { useUser } from '../../api/session'
import { isSubmitted } from '../../lib/wizard-state'
import { GoToLogin } from '../../shared/request/go-to-login'
import { LiveStatus } from './live-status'
import { ThankYou } from './thank-you'

/** A request in process: thanks right after the wizard, otherwise the live status. */
export default function ProcessingPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const user = useUser()
  if (user === null) return <GoToLogin />
  return isSubmitted(state) ? <ThankYou id={id} /> : <LiveStatus id={id} />
}
