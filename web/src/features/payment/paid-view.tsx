import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { downloadApplication, type WbsoRequest } from '../../api/requests'
import { DownloadButton } from '../../components/download-button'
import { MessagePage } from '../../components/message-page'
import { PaymentChip } from '../../components/payment-chip'
import { paths } from '../../lib/paths'
import { FilingDates } from './filing-dates'

/** The payment screen of a request that is paid, with its document. */
export function PaidView({
  request: { project_number: number, project_title: title, filing },
}: {
  request: WbsoRequest
}) {
  return (
    <MessagePage
      title="Je aanvraag is betaald"
      actions={
        <>
          <DownloadButton
            label="Download je aanvraag (PDF)"
            filename={`aanvraag-${number}.pdf`}
            load={() => downloadApplication(number)}
          />
          <Button component={Link} to={paths.profileRequests} variant="default">
            Mijn aanvragen
          </Button>
          <Button component={Link} to={paths.home} variant="default">
            Naar home
          </Button>
        </>
      }
    >
      <p>
        <PaymentChip status="paid" />
      </p>
      <p>
        {title} ({number})
      </p>
      <FilingDates filing={filing} />
    </MessagePage>
  )
}
