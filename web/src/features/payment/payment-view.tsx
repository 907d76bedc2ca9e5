import { Anchor, Flex, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isPaid, isPending, type Payment, paymentsOf } from '../../api/payments'
import type { WbsoRequest } from '../../api/requests'
import { paths } from '../../lib/paths'
import { holdersWords, may } from '../../lib/roles'
import { useOptionalPart } from '../../lib/use-optional-part'
import { CompanyAndNumber } from '../../shared/company/company-and-number'
import { FilingDates } from '../../shared/filing/filing-dates'
import { RefundsDue } from '../../shared/request/refunds-due'
import { TaskSteps } from '../../shared/request/task-steps'
import { Chip } from '../../ui/chip'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { OpenQuestions } from './open-questions'
import { outcomeWords } from './outcome-words'
import { Preview } from './preview'
import { PriceCard } from './price-card'
import { RequestInvoices } from './request-invoices'
import { TitleField } from './title-field'
import { useTitle } from './use-title'

/** Reports whether one has pressed or filled in something since this came on the screen. */
function useActed(): boolean {
  const [acted, setActed] = useState(false)
  // The press that led here is past this phase.
  useWindowEvent('click', () => setActed(true), true)
  useWindowEvent('change', () => setActed(true), true)
  return acted
}

const loadWorth = () => import('./worth')

const asksForError = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'showError' in state && state.showError === true

interface EarlierProps {
  /** The payment status of the request. */
  status: string
  payments: Payment[] | undefined
  showError: boolean
}

/** The outcome of an earlier payment, when it matters for this one. */
function EarlierPayment({ status, payments, showError }: EarlierProps) {
  const acted = useActed()
  if (status === 'pending' || isPending(payments))
    return (
      <Notice tone="info">
        Er loopt al een betaling voor deze aanvraag. Heb je al betaald, wacht dan even: je hoeft niet nog eens te
        betalen.
      </Notice>
    )
  if (payments?.[0]?.status === 'expired')
    return acted ? null : <Notice tone="info">{outcomeWords.cancelled.text}</Notice>
  if (status === 'failed' || showError) return <Notice tone="error">{outcomeWords.failed.text}</Notice>
  if (status === 'refunded') return <Notice tone="info">Je eerdere betaling is terugbetaald.</Notice>
  return null
}

/** The screen before payment: on the left the product, on the right its price. */
export function PaymentView({ request }: { request: WbsoRequest }) {
  const { state } = useLocation()
  const pays = may(request.company_profile.role, 'editApplications')
  const { part: benefit } = useOptionalPart(true, loadWorth)
  const title = useTitle(request.project_number)
  const { data: payments } = useQuery({ ...paymentsOf(request.project_number), refetchInterval: false })
  return (
    <Page
      title="Je aanvraag is klaar om te bekijken"
      meta={<CompanyAndNumber company={request.company_profile.company_name} number={request.project_number} />}
      lead={request.project_title}
      wide
    >
      <TaskSteps request={request} current="Betalen" />
      <EarlierPayment status={request.payment_status} payments={payments} showError={asksForError(state)} />
      <RefundsDue payments={payments} paid={isPaid(payments)} />
      {request.payment_status === 'refunded' && <RequestInvoices request={request} />}
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'xl', md: '3.5rem' }}>
        <Stack gap="lg" flex={1} miw={0}>
          <Preview number={request.project_number} />
          {pays && <TitleField title={title} />}
          {pays && <OpenQuestions request={request} />}
          <FilingDates filing={request.filing} filed={request.filed} />
        </Stack>
        <Stack gap="lg" w={{ md: '25rem' }} flex="none">
          {pays ? (
            <PriceCard
              number={request.project_number}
              applicant={request.client_company.id}
              titleIsSaved={title.isSaved}
            />
          ) : (
            <Notice tone="info">Betalen kan {holdersWords('editApplications')} van dit bedrijf. Jij leest mee.</Notice>
          )}
          {benefit !== null && <benefit.Worth number={request.project_number} />}
          <Paper component="section" radius="lg" p="lg" bg="none">
            <Group justify="space-between" gap="xs">
              <Title order={2} size="h4">
                No Cure, No Pay
              </Title>
              <Chip tone="waiting">Wordt verwacht</Chip>
            </Group>
            <Text variant="quiet" my="xs">
              Liever niets vooraf betalen? Experts controleren en dienen in; je betaalt alleen als het lukt.
            </Text>
            <Anchor component={Link} fw={600} to={paths.noCureNoPay}>
              Bekijk No Cure, No Pay
            </Anchor>
          </Paper>
        </Stack>
      </Flex>
    </Page>
  )
}
