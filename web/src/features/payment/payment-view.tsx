import { Title } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import type { WbsoRequest } from '../../api/requests'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import { FilingDates } from './filing-dates'
import { OpenQuestions } from './open-questions'
import styles from './payment-view.module.css'
import { Preview } from './preview'
import { PriceCard } from './price-card'

const asksForError = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'showError' in state && state.showError === true

/** The outcome of an earlier payment, when it matters for this one. */
function EarlierPayment({ status, showError }: { status: string; showError: boolean }) {
  if (status === 'failed' || (showError && status !== 'pending'))
    return <Notice tone="error">Betaling mislukt. Probeer het opnieuw of kies een andere betaalmethode.</Notice>
  if (status === 'pending')
    return (
      <Notice tone="info">
        Er loopt al een betaling voor deze aanvraag. Heb je al betaald, wacht dan even: je hoeft niet nog eens te
        betalen.
      </Notice>
    )
  if (status === 'refunded') return <Notice tone="info">Je eerdere betaling is terugbetaald.</Notice>
  return null
}

/** The screen before payment: on the left the product, on the right its price. */
export function PaymentView({ request }: { request: WbsoRequest }) {
  const { state } = useLocation()
  return (
    <Page
      title="Je aanvraag is klaar om te bekijken"
      meta={`${request.company_profile.company_name} · ${request.project_number}`}
      lead={request.project_title}
      wide
    >
      <EarlierPayment status={request.payment_status} showError={asksForError(state)} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <Preview request={request} />
          <OpenQuestions questions={request.open_questions} />
          <FilingDates filing={request.filing} />
        </div>
        <div className={styles.right}>
          <PriceCard number={request.project_number} />
          <section className={styles.alternative}>
            <Title order={2} size="h4">
              No Cure, No Pay
            </Title>
            <p>Liever niets vooraf betalen? Experts controleren en dienen in; je betaalt alleen als het lukt.</p>
            <Link className={styles.link} to={paths.noCureNoPay}>
              Bekijk No Cure, No Pay
            </Link>
          </section>
        </div>
      </div>
    </Page>
  )
}
