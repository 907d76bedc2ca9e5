import { Anchor, Button, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isPaid, paymentsOf } from '../../api/payments'
import type { WbsoRequest } from '../../api/requests'
import { requestPaths } from '../../lib/paths'
import { ListAndHome } from '../../shared/request/list-and-home'
import { RefundsDue } from '../../shared/request/refunds-due'
import { Actions } from '../../ui/actions'
import { Done } from '../../ui/done'
import { Page } from '../../ui/page'
import { StayBar } from '../../ui/stay-bar'
import { outcomeWords } from './outcome-words'
import { PaidContent } from './paid-content'
import { ToProject } from './to-project'
import { useOutcome } from './use-outcome'
import { useProgress } from './use-progress'

/**
 * The screen after checkout. Its address proves nothing: it waits for the payment,
 * and says thanks only once it is there.
 */
export function SuccessView({ request }: { request: WbsoRequest }) {
  const number = request.project_number
  const [staying, setStaying] = useState(false)
  const outcome = useOutcome(request)
  const { data: payments } = useQuery(paymentsOf(number))
  const moving = !staying && (outcome === 'waiting' || outcome === 'paid')
  const progress = useProgress(moving, outcome === 'paid')

  const { title, text } = outcomeWords[outcome]
  const project = (
    <>
      {request.project_title} (<span style={{ whiteSpace: 'nowrap' }}>{number}</span>)
    </>
  )
  return (
    <Page title={title} meta={project} lead={text} live>
      {outcome === 'paid' && <Done>Je documenten staan altijd bij je project.</Done>}
      {(moving || staying) && (
        <StayBar
          staying={staying}
          onStay={setStaying}
          text={outcome === 'paid' && 'Je gaat zo vanzelf naar je aanvragen.'}
        >
          <Progress value={progress} size="sm" w="100%" transitionDuration={100} aria-hidden="true" />
        </StayBar>
      )}
      {outcome === 'paid' ? (
        <PaidContent request={request} returned />
      ) : (
        <RefundsDue payments={payments} paid={isPaid(payments)} />
      )}
      <Actions>
        {(outcome === 'failed' || outcome === 'cancelled') && (
          <Button component={Link} to={requestPaths.payment(number)} state={{ showError: outcome === 'failed' }}>
            Opnieuw betalen
          </Button>
        )}
        {outcome === 'paid' && <ToProject number={number} filed={request.filed} />}
        <ListAndHome />
      </Actions>
      {(outcome === 'waiting' || outcome === 'late') && (
        <Text variant="quiet">
          Nog niet betaald?{' '}
          <Anchor component={Link} inherit to={requestPaths.payment(number)}>
            Naar de betaalpagina
          </Anchor>
        </Text>
      )}
    </Page>
  )
}
