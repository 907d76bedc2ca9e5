import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { DownloadButton } from '../../ui/download-button'
import type { Target } from '../../ui/row-table'
import styles from './next-step.module.css'
import { ToApplication } from './to-application'

interface Request {
  project_number: string
  status: string
  payment_status: string
  /** The day on which it was filed, or null. */
  filed: string | null
}

interface Step {
  words: string
  /** 'wait' is a step that is not the user's. */
  kind: 'open' | 'wait' | 'download'
}

const follow: Step = { words: 'Volg de verwerking', kind: 'open' }

const byStatus = new Map<string, Step>([
  ['', follow],
  ['in_verwerking', follow],
  ['failed', { words: 'Bekijk wat je kunt doen', kind: 'open' }],
])

const pay: Step = { words: 'Klaar: bekijk en betaal', kind: 'open' }

const byPayment = new Map<string, Step>([
  ['pending', { words: 'Je betaling wordt verwerkt', kind: 'wait' }],
  ['failed', { words: 'Betaal opnieuw', kind: 'open' }],
  ['paid', { words: 'Download je aanvraag', kind: 'download' }],
])

/** Reports whether the next step with a request is about its payment, rather than about its processing. */
export const isAboutPayment = ({ status }: Pick<Request, 'status'>): boolean => !byStatus.has(status)

interface Props {
  request: Request
  target: Target
  load: () => Promise<Blob>
}

/** What the owner of a request can do next. Once its application is made, that can be finished too. */
export function NextStep({ request, target, load }: Props) {
  if (!isAboutPayment(request)) return <OneStep request={request} target={target} load={load} />
  const { project_number: number, payment_status, filed } = request
  const paid = payment_status === 'paid'
  const step = <OneStep request={request} target={target} load={load} />
  return (
    <div className={styles.steps}>
      {!paid && step}
      <ToApplication
        number={number}
        filed={filed}
        numbered
        variant={paid && filed === null ? 'filled' : 'default'}
        size="xs"
      />
      {paid && step}
    </div>
  )
}

function OneStep({ request, target, load }: Props) {
  const step = byStatus.get(request.status) ?? byPayment.get(request.payment_status) ?? pay
  const { words, kind } = step
  const { project_number: number } = request
  if (kind === 'wait') return <span>{words}</span>
  if (kind === 'download')
    return (
      <DownloadButton
        label={words}
        name={`${words} ${number}`}
        filename={`aanvraag-${number}.pdf`}
        load={load}
        variant="default"
        compact
      />
    )
  return (
    <Button
      component={Link}
      to={target.path}
      state={target.state}
      aria-label={`${words} ${number}`}
      variant={step === pay ? 'filled' : 'default'}
      size="xs"
    >
      {words}
    </Button>
  )
}
