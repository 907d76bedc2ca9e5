import { Chip, type Tone } from '../../ui/chip'

const known = new Map<string, [Tone, string]>([
  ['', ['neutral', 'Te betalen']],
  ['unpaid', ['neutral', 'Te betalen']],
  ['pending', ['waiting', 'Pending']],
  ['paid', ['good', 'Betaald']],
  ['failed', ['bad', 'Mislukt']],
  ['refunded', ['neutral', 'Terugbetaald']],
])

/** The payment status of a request. An unknown status is shown as it is. */
export function PaymentChip({ status }: { status: string }) {
  const [tone, words] = known.get(status) ?? (['neutral', status] as const)
  return <Chip tone={tone}>{words}</Chip>
}
