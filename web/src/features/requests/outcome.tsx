import { Link } from 'react-router'
import type { WbsoRequest } from '../../api/requests'
import { Notice } from '../../components/notice'
import { requestPaths } from '../../lib/paths'

/** The outcome of the processing, with a link to go on. Empty until it is known. */
export function Outcome({ request: { status, project_number: number } }: { request: WbsoRequest }) {
  if (status === 'document_verwerkt')
    return (
      <Notice tone="good">
        Je document is al klaar. <Link to={requestPaths.payment(number)}>Bekijk je preview</Link>
      </Notice>
    )
  if (status === 'failed')
    return (
      <Notice tone="error">
        Het verwerken is mislukt. <Link to={requestPaths.failed(number)}>Bekijk wat je kunt doen</Link>
      </Notice>
    )
  return null
}
