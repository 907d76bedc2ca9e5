import { Stack } from '@mantine/core'
import type { Quote } from '../../api/payments'
import { euro } from '../../lib/rules/money'
import styles from './price-lines.module.css'

interface Props {
  quote: Quote | undefined
  /** The quote without a code. */
  full: Quote | undefined
}

/** Price, discount, VAT and total of a quote. They are empty until it is loaded. */
export function PriceLines({ quote, full }: Props) {
  const amount = (cents: number | undefined) => (cents === undefined ? '\u00a0' : euro(cents))
  const discount = quote && full ? full.price - quote.price : 0
  return (
    <Stack
      component="dl"
      gap="xs"
      className={styles.lines}
      data-discount={discount > 0 || undefined}
      aria-live="polite"
      aria-atomic="true"
    >
      <div className={styles.line}>
        <dt>Prijs per project (excl. btw)</dt>
        <dd translate="no">{discount > 0 ? <s>{amount(full?.price)}</s> : amount(quote?.price)}</dd>
      </div>
      {discount > 0 && (
        <div className={styles.line}>
          <dt>Korting</dt>
          <dd translate="no">−&nbsp;{euro(discount)}</dd>
        </div>
      )}
      <div className={styles.line}>
        <dt>Btw 21%</dt>
        <dd translate="no">{amount(quote?.vat)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Totaal</dt>
        <dd translate="no">{amount(quote?.total)}</dd>
      </div>
    </Stack>
  )
}
