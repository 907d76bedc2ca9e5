import { timeLeft } from '../../lib/rules/filing'
import { Chip } from '../../ui/chip'

/** So few working days that filing cannot wait. */
const soon = 10

interface Props {
  request: {
    /** The self-employed without employees have no deadline. */
    filing: { deadline: string | null; past: boolean; working_days: number }
    /** The day on which it was filed, or null. */
    filed: string | null
  }
}

/** How many working days are left to file. Says nothing when there is no deadline, or none any more. */
export function DeadlineChip({ request: { filing, filed } }: Props) {
  if (filed !== null || filing.deadline === null) return null
  if (filing.past) return <Chip tone="bad">Verlopen</Chip>
  return <Chip tone={filing.working_days > soon ? 'later' : 'waiting'}>{timeLeft(filing.working_days)}</Chip>
}
