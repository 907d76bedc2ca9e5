import { withWholeAmounts } from '../../../lib/rules/money'
import type { CostAdvice } from '../../../lib/rules/verdict'
import { Notice } from '../../../ui/notice'
import { methodNames } from '../labels'
import { CostTable } from './cost-table'
import styles from './extra-costs.module.css'

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
    <div className={styles.advice} data-stale={stale || undefined}>
      <p className={styles.head}>
        <strong>Advies: {methodNames[advice.recommendation].toLowerCase()}</strong>
        {stale && <span className={styles.stale}>Gewijzigd: vraag opnieuw advies</span>}
      </p>
      {advice.comparison && <CostTable comparison={advice.comparison} />}
      <p className={styles.reasoning}>{withWholeAmounts(advice.comparison?.conclusion ?? advice.reasoning)}</p>
      {actual ? (
        <Notice tone="warning">{warningOf(advice)}</Notice>
      ) : (
        <p className={styles.reasoning}>
          We rekenen met de forfaitaire methode: een vast bedrag per S&O-uur, zonder kostenadministratie.
        </p>
      )}
    </div>
  )
}
