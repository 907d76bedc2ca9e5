import type { Quote } from '../../api/payments'
import { euro } from '../../lib/rules/money'
import styles from './price-lines.module.css'

/** Price, VAT and total of a quote. They are empty until it is loaded. */
export function PriceLines({ quote }: { quote: Quote | undefined }) {
  const amount = (cents: number | undefined) => (cents === undefined ? '\u00a0' : euro(cents))
  return (
    <dl className={styles.lines} aria-live="polite" aria-atomic="true">
      <div className={styles.line}>
        <dt>Prijs (excl. btw)</dt>
        <dd>{amount(quote?.price)}</dd>
      </div>
      <div className={styles.line}>
        <dt>Btw 21%</dt>
        <dd>{amount(quote?.vat)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Totaal</dt>
        <dd>{amount(quote?.total)}</dd>
      </div>
    </dl>
  )
}
