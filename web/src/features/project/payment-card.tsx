import { useQuery } from '@tanstack/react-query'
import { isPaid, paymentsOf } from '../../api/payments'
import type { ProjectStats } from '../../api/projects'
import { localDay } from '../../lib/local-day'
import { longDate } from '../../lib/rules/dates'
import { euro } from '../../lib/rules/money'
import { RefundsDue } from '../../shared/request/refunds-due'
import { Chip } from '../../ui/chip'
import { Empty } from '../../ui/empty'
import { FactList } from '../../ui/fact-list'
import { Part } from '../../ui/part'

/** What was paid for a project, and what comes back of it. */
export function PaymentCard({ project: { project_number: number, payment_info: payment } }: { project: ProjectStats }) {
  const { data: payments } = useQuery({ ...paymentsOf(number), refetchInterval: false })
  return (
    <Part title="Betaling" card>
      <RefundsDue payments={payments} paid={isPaid(payments)} />
      {payment === null ? (
        <Empty drawing="paper">Er zijn nog geen betaalgegevens.</Empty>
      ) : (
        <FactList
          plain
          facts={[
            {
              name: 'Status',
              value:
                payment.status === 'paid' ? (
                  <Chip tone="good">Betaald</Chip>
                ) : (
                  <Chip tone="waiting">In behandeling</Chip>
                ),
            },
            { name: 'Bedrag', value: euro(payment.amount) },
            { name: 'Datum', value: longDate(localDay(payment.created_at)) },
          ]}
        />
      )}
    </Part>
  )
}
