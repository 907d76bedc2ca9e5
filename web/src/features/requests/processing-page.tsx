import { useLocation, useParams } from 'react-router'
import { isSubmitted } from '../../lib/wizard-state'
import { RequestProblem } from '../../shared/request/request-problem'
import { LoadingPage } from '../../ui/loading'
import { LiveStatus } from './live-status'
import { ThankYou } from './thank-you'

export const ErrorBoundary = RequestProblem

export const Skeleton = () => <LoadingPage text="We kijken hoe ver je aanvraag is." as="text" />

/** A request in process: thanks right after the wizard, otherwise the live status. */
export default function ProcessingPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  return isSubmitted(state) ? <ThankYou id={id} /> : <LiveStatus id={id} />
}
