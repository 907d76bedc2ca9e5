import { Anchor, Button, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { quoteOf } from '../../api/payments'
import { useSite } from '../../api/site'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { euro } from '../../lib/rules/money'
import { Failed } from '../../ui/failed'
import { Notice } from '../../ui/notice'
import { CodeField } from './code-field'
import { InvoiceTo } from './invoice-to'
import { LowerPrice } from './lower-price'
import styles from './price-card.module.css'
import { PriceLines } from './price-lines'
import { TermsBox } from './terms-box'
import { useCheckout } from './use-checkout'
import { useCodeCheck } from './use-code-check'
import { useFewHours } from './use-few-hours'
import { useLatestCode } from './use-latest-code'
import { useTerms } from './use-terms'

/** Where one pays, by who takes the payments. */
const providerNote: Record<string, string> = {
  stripe: 'Je betaalt met iDEAL of creditcard, op de beveiligde pagina van Stripe.',
  fake: 'Dit is een proefbetaling: er wordt niets afgeschreven.',
}

interface Props {
  number: string
  /** The id of the applicant. */
  applicant: number
  titleIsSaved: () => boolean
}

/** The price of a request, and its payment. Everything has its room from the start, so that nothing moves. */
export function PriceCard({ number, applicant, titleIsSaved }: Props) {
  const [typed, setTyped] = useLatestCode(number)
  const code = useCodeCheck(typed)
  const terms = useTerms()
  const hours = useFewHours(number)
  const full = useQuery(quoteOf(number, ''))
  const quote = useQuery({ ...quoteOf(number, code.valid), placeholderData: keepPreviousData })
  const site = useSite()
  const [invoiceTo, setInvoiceTo] = useState<number | null>(null)
  const checkout = useCheckout(number, { code: typed.trim(), invoiceTo }, code.refuse, titleIsSaved)

  function pay() {
    if (!terms.accepted) return terms.remind()
    if (code.unchecked) return code.check()
    if (hours.few && !hours.warned) return hours.warn()
    checkout.start()
  }

  return (
    <Paper
      component="section"
      withBorder={false}
      shadow="var(--wbso-shadow)"
      radius="lg"
      p="lg"
      aria-labelledby="prijs"
    >
      <Stack>
        <Title order={2} size="h3" id="prijs">
          Prijs
        </Title>
        <CodeField
          ref={code.field}
          value={typed}
          state={code.state}
          reason={code.reason}
          note={code.note}
          onChange={setTyped}
        />
        <PriceLines quote={quote.data} full={full.data} />
        <LowerPrice quote={quote.data} full={full.data} code={code.valid} next={site?.next_price ?? ''} />
        {quote.data === undefined && quote.isError && (
          <Failed
            message={failure(quote.error, 'Kon de prijs niet laden.')}
            safe="Je aanvraag is bewaard."
            onRetry={() => void quote.refetch()}
          />
        )}
        <TermsBox {...terms} />
        <div aria-live="polite">
          {hours.warned && (
            <Notice tone="warning">
              Met zo weinig S&O-uren krijg je als zelfstandige geen S&O-aftrek. Betaal je toch, druk dan nog een keer.
            </Notice>
          )}
        </div>
        <div className={styles.bar} data-total={quote.data && euro(quote.data.total)}>
          <Button
            variant="accent"
            size="md"
            flex={1}
            leftSection={checkout.busy ? <Loader /> : undefined}
            aria-disabled={checkout.busy}
            onClick={pay}
          >
            {hours.warned ? 'Toch betalen' : 'Betalen'}
          </Button>
        </div>
        <Text variant="quiet" size="xs" ta="center">
          {quote.data?.total === 0
            ? 'Er valt niets te betalen: je aanvraag is meteen van jou.'
            : providerNote[site?.payments ?? '']}
        </Text>
        {/* Below the button, which does not move when this comes. */}
        <InvoiceTo applicant={applicant} value={invoiceTo} onChange={setInvoiceTo} />
        {checkout.error !== null && <Notice tone="error">{checkout.error}</Notice>}
        <Group mod="ruled" justify="center" gap="lg" pt="sm">
          <Anchor variant="quiet" component={Link} to={paths.terms}>
            Algemene voorwaarden
          </Anchor>
          <Anchor variant="quiet" component={Link} to={paths.privacy}>
            Privacyverklaring
          </Anchor>
        </Group>
      </Stack>
    </Paper>
  )
}
