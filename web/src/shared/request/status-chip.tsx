import { Chip } from '../../ui/chip'

/** The processing status of a request. An unknown status is shown as it is. */
export function StatusChip({ status }: { status: string }) {
  if (status === '' || status === 'in_verwerking') return <Chip tone="busy">In verwerking</Chip>
  if (status === 'document_verwerkt') return <Chip tone="good">Document verwerkt</Chip>
  if (status === 'failed') return <Chip tone="bad">Mislukt – neem contact op of probeer opnieuw</Chip>
  return <Chip tone="neutral">{status}</Chip>
}
