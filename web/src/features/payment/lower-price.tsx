import type { Quote } from '../../api/payments'

const reasons = {
  second: 'Je betaalt minder: dit is een volgende aanvraag van je bedrijf in dezelfde periode.',
  follow_up: 'Je betaalt minder: dit is een vervolg op een aanvraag die je al indiende.',
}

interface Props {
  quote: Quote | undefined
  /** The quote without a code. */
  full: Quote | undefined
  /** A code that is valid, or empty. */
  code: string
}

/** Why a request costs less than a first one, also when a code makes it cheaper still. */
export function LowerPrice({ quote, full, code }: Props) {
  if (full == null || full.less_because === null) return null
  const unused = code !== '' && quote?.code_applied === null
  return (
    <p aria-live="polite">
      {reasons[full.less_because]}
      {unused && ' Je code geeft geen lagere prijs en wordt niet gebruikt.'}
    </p>
  )
}
