import { Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isPaid, paidPayment, paymentsOf } from '../../api/payments'
import type { WbsoRequest } from '../../api/requests'
import { localDay } from '../../lib/local-day'
import { may } from '../../lib/roles'
import { longDate } from '../../lib/rules/dates'
import { euro } from '../../lib/rules/money'
import { FilingDates } from '../../shared/filing/filing-dates'
import { NextSteps } from '../../shared/filing/next-steps'
import { ActionButton } from '../../shared/request/action-button'
import { ApplicationFile } from '../../shared/request/application-file'
import { finishing, nextActionOf } from '../../shared/request/next-action'
import { RefundsDue } from '../../shared/request/refunds-due'
import { ToApplication } from '../../shared/request/to-application'
import { FactList } from '../../ui/fact-list'
import { Contents } from './contents'
import { usePaymentEvents } from './payment-events'
import { RequestInvoices } from './request-invoices'

const onItsWay = '\u00a0'

interface Props {
  request: WbsoRequest
  /** Whether the user comes from checkout. */
  returned?: boolean
}

/** All about a request that is paid: the document, the amount, the deadline and what is next. */
export function PaidContent({ request, returned = false }: Props) {
  const number = request.project_number
  const { role } = request.company_profile
  const reads = !may(role, 'editApplications')
  const { data: payments } = useQuery(paymentsOf(number))
  const payment = paidPayment(payments)
  usePaymentEvents(number, payment, returned)
  return (
    <>
      <RefundsDue payments={payments} paid={isPaid(payments)} />
      <Paper component="section" radius="lg" px="ml" py="lg">
        <Stack align="flex-start">
          <Title order={2} size="h3">
            Je documenten
          </Title>
          {request.filed === null && <Contents />}
          {request.filed === null ? (
            <ActionButton action={reads ? nextActionOf({ ...request, role }) : finishing(request)} />
          ) : (
            <ToApplication number={number} filed={request.filed} variant="default" />
          )}
          <ApplicationFile number={number} />
          <RequestInvoices request={request} />
        </Stack>
      </Paper>
      <FactList
        facts={[
          { name: 'Betaald', value: <strong>{payment ? euro(payment.amount) : onItsWay}</strong> },
          { name: 'Betaald op', value: payment?.paid_at ? longDate(localDay(payment.paid_at)) : onItsWay },
        ]}
      />
      <FilingDates filing={request.filing} filed={request.filed} />
      {!reads && <NextSteps number={number} filed={request.filed} />}
    </>
  )
}
