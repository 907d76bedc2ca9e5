import { Text } from '@mantine/core'
import { type Benefit, linesOf, shortEuro } from '../../lib/rules/benefit'
import { Sum } from '../../ui/sum'
import styles from './benefit-calculator.module.css'
import { BenefitChart } from './benefit-chart'

/** What the benefit comes to, and the sum behind it. Screen readers hear the outcome. */
export function BenefitResult({ benefit, busy, hint }: { benefit: Benefit | undefined; busy: boolean; hint: string }) {
  return (
    <div className={styles.result} aria-busy={busy}>
      <div aria-live="polite">
        {benefit === undefined ? (
          <Text variant="lead">{hint}</Text>
        ) : (
          <Text variant="lead" fw={600}>
            Voordeel in {benefit.hours_year}{' '}
            <Text component="strong" variant="amount" display="block" fz="3xl" translate="no">
              {shortEuro(benefit.benefit)}
            </Text>
          </Text>
        )}
      </div>
      {benefit !== undefined && (
        <>
          <Sum
            caption="Zo is het berekend"
            lines={linesOf(benefit).map(({ words, amount }) => ({ words, amount: `= ${amount}` }))}
          />
          <BenefitChart benefit={benefit} />
          <Text variant="quiet" size="xs">
            Een indicatie met de cijfers van {benefit.year}, voor een bedrijf met personeel. RVO beslist over het aantal
            uren.
          </Text>
        </>
      )}
    </div>
  )
}
