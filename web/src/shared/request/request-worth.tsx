import { Text } from '@mantine/core'
import { dutchNumber } from '../../lib/dutch-number'
import { shortEuro } from '../../lib/rules/benefit'

interface Props {
  request: {
    /** In cents, or null while it is not known. */
    benefit: number | null
    estimated_hours: number
    /** Its first day is in the year in which the hours are made. */
    filing: { from: string }
  }
}

/** What an application is expected to be worth, and why so much. The self-employed have a deduction, of which this says nothing. */
export function RequestWorth({ request: { benefit, estimated_hours: hours, filing } }: Props) {
  if (benefit === null || benefit === 0) return null
  return (
    <div>
      <Text>
        <Text variant="figure" span inherit>
          {shortEuro(benefit)}
        </Text>{' '}
        minder loonheffing
      </Text>
      <Text variant="quiet" size="xs">
        Een indicatie, voor {dutchNumber(hours)} uur in {filing.from.slice(0, 4)}
      </Text>
    </div>
  )
}
