import { Choice } from '../../../components/choice'
import { Notice } from '../../../components/notice'
import type { CostAdvice, CostMethod } from '../../../lib/rules/verdict'
import { CostTable } from './cost-table'
import styles from './extra-costs.module.css'

const burden = 'de administratieve last geldt voor het hele belastingjaar'

export const methodNames: Record<CostMethod, string> = { werkelijke: 'Werkelijke kosten', forfetair: 'Forfaitair' }

const methods = (['werkelijke', 'forfetair'] as const).map((value) => ({ value, label: methodNames[value] }))

/** Returns the advisor's warning, which always mentions the administrative burden. */
const warningOf = ({ warning }: CostAdvice): string =>
  warning.includes(burden) ? warning : `Let op: ${burden}. ${warning}`.trim()

interface Props {
  advice: CostAdvice
  /** Whether the answers that it is about have changed. */
  stale: boolean
  method: CostMethod | null
  onChoose: (method: CostMethod) => void
  problem: string | undefined
}

/** An advice about the cost method. The flat rate is set already. Actual costs are the user's choice. */
export function CostAdviceCard({ advice, stale, method, onChoose, problem }: Props) {
  const actual = advice.recommendation === 'werkelijke'
  return (
    <div className={styles.advice} data-stale={stale || undefined}>
      <p className={styles.head}>
        <strong>Advies: {methodNames[advice.recommendation].toLowerCase()}</strong>
        {stale && <span className={styles.stale}>Gewijzigd: vraag opnieuw advies</span>}
      </p>
      {advice.comparison && <CostTable comparison={advice.comparison} />}
      <p className={styles.reasoning}>{advice.comparison?.conclusion ?? advice.reasoning}</p>
      {actual ? (
        <>
          <Notice tone="warning">{warningOf(advice)}</Notice>
          <Choice
            name="cost_calculation_method"
            label="Welke methode kies je?"
            options={methods}
            value={method}
            onChoose={onChoose}
            problem={problem}
          />
        </>
      ) : (
        <p className={styles.reasoning}>
          We rekenen met de forfaitaire methode: een vast bedrag per S&O-uur, zonder kostenadministratie.
        </p>
      )}
    </div>
  )
}
