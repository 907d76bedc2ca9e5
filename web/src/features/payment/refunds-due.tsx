import { isPaid, type Payment } from '../../api/payments'
import { Notice } from '../../components/notice'
import { euro } from '../../lib/rules/money'

/** Says which payments come back to the payer. Shows nothing when there are none. */
export function RefundsDue({ payments = [] }: { payments: Payment[] | undefined }) {
  const due = payments.filter(({ refund_due }) => refund_due)
  return due.map(({ id, amount }) => (
    <Notice key={id} tone="info">
      {isPaid(payments)
        ? `Je hebt nog een keer betaald: ${euro(amount)}. `
        : `Je hebt ${euro(amount)} betaald toen de kortingscode al op was. `}
      <strong>Je krijgt dit terug.</strong> Je hoeft niets te doen.
    </Notice>
  ))
}
