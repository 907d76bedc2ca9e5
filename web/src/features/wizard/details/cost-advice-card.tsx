import { Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { withWholeAmounts } from '../../../lib/rules/money'
import type { CostAdvice } from '../../../lib/rules/verdict'
import { Notice } from '../../../ui/notice'
import { methodNames } from '../labels'
import { CostTable } from './cost-table'

const burden = 'de administratieve last geldt voor het hele belastingjaar'

/** Returns the advisor's warning, which always mentions the administrative burden. */
const warningOf = ({ warning }: CostAdvice): string =>
  warning.includes(burden) ? warning : `Let op: ${burden}. ${warning}`.trim()

interface Props {
  advice: CostAdvice
  /** Whether the answers that it is about have changed. */
  stale: boolean
}

/** An advice about the cost method. The flat rate is set already. Actual costs are the user's choice. */
export function CostAdviceCard({ advice, stale }: Props) {
  const actual = advice.recommendation === 'werkelijke'
  return (
    <Paper p="md" bg={stale ? 'gray.1' : undefined} c={stale ? 'dimmed' : undefined}>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Text variant="heading" component="strong">
            {advice.undecided
              ? `Nog niet te zeggen: vul ${advice.lacks} aan`
              : `Advies: ${methodNames[advice.recommendation].toLowerCase()}`}
          </Text>
          {stale && (
            <Badge variant="outline" color="gray">
              Gewijzigd: vraag opnieuw advies
            </Badge>
          )}
        </Group>
        {advice.comparison && <CostTable comparison={advice.comparison} />}
        <Text variant="reading" mod="typed">
          {withWholeAmounts(advice.comparison?.conclusion ?? advice.reasoning)}
        </Text>
        {actual ? (
          <Notice tone="warning">{warningOf(advice)}</Notice>
        ) : (
          <Text variant="reading">
            We rekenen met de forfaitaire methode: een vast bedrag per S&O-uur, zonder kostenadministratie.
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
