import { euro } from '../../lib/rules/money'
import { Notice } from '../../ui/notice'

interface Props {
  payments: { id: number; amount: number; refund_due: boolean }[] | undefined
  /** Whether another payment has paid for the request. */
  paid: boolean
}

/** Says which payments come back to the payer. Shows nothing when there are none. */
export function RefundsDue({ payments = [], paid }: Props) {
  const due = payments.filter(({ refund_due }) => refund_due)
  return due.map(({ id, amount }) => (
    <Notice key={id} tone="info">
      {paid
        ? `Je hebt nog een keer betaald: ${euro(amount)}. `
        : `Je hebt ${euro(amount)} betaald toen de kortingscode al op was. `}
      <strong>Je krijgt dit terug.</strong> Je hoeft niets te doen.
    </Notice>
  ))
}
