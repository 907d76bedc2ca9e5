import { Chip } from '../../ui/chip'

/** Whether an employee is approved, or archived. */
export function ApprovalChip({ approved, archived }: { approved: boolean; archived: boolean }) {
  if (archived) return <Chip tone="neutral">Gearchiveerd</Chip>
  return approved ? <Chip tone="good">Goedgekeurd</Chip> : <Chip tone="waiting">In behandeling</Chip>
}
