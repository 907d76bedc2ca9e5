import type { Quote } from '../../api/payments'

const reasons = {
  second: 'Je betaalt minder: dit is een volgend project van je bedrijf in hetzelfde jaar.',
  follow_up: 'Je betaalt minder: dit is een vervolg op een project dat je al indiende.',
}

interface Props {
  quote: Quote | undefined
  /** The quote without a code. */
  full: Quote | undefined
  /** A code that is valid, or empty. */
  code: string
  /** What a next project costs, or empty when that is no less. */
  next: string
}

/** What a next project costs, or why this one costs less than a first one, also when a code makes it cheaper still. */
export function LowerPrice({ quote, full, code, next }: Props) {
  if (full == null) return null
  if (full.less_because === null) return next === '' ? null : <p>{next}</p>
  const unused = code !== '' && quote?.code_applied === null
  return (
    <p aria-live="polite">
      {reasons[full.less_because]}
      {unused && ' Je code geeft geen lagere prijs en wordt niet gebruikt.'}
    </p>
  )
}
