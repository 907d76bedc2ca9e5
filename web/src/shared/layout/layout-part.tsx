import { Text } from '@mantine/core'
import { Link, type To } from 'react-router'
import type { PartKey } from '../../api/application'
import { dutchNumber } from '../../lib/dutch-number'
import { requestPaths } from '../../lib/paths'
import { Empty } from '../../ui/empty'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { LayoutBoard } from './layout-board'
import { useArranger } from './use-arranger'

export interface LayoutPartProps {
  owner: number
  /** The id in the address. */
  id: string
  /** The project number. */
  number: string
  /** Whether only the first bottleneck is shown. */
  brief?: boolean
  /** Leads to a part of the application. */
  linkTo: (part: PartKey) => To
}

const sentences = (count: number): string => (count === 1 ? '1 zin' : `${dutchNumber(count)} zinnen`)

/** Asks whether each sentence is in the right box, and saves what is put elsewhere. */
export default function LayoutPart({ owner, id, number, brief = false, linkTo }: LayoutPartProps) {
  const arranging = useArranger(owner, id, number)
  const { layout, error, refetch } = arranging
  if (layout === undefined && error === null) return <Loading text="We halen je zinnen op." as="cards" />
  if (layout === undefined) return <Failed message="Je zinnen zijn niet opgehaald." onRetry={() => void refetch()} />
  const { clauses, hidden } = layout
  return (
    <>
      {clauses.length === 0 && hidden.clauses === 0 && (
        <Empty drawing="paper">Van deze aanvraag zijn er geen zinnen om in te delen.</Empty>
      )}
      {clauses.length > 0 && (
        <>
          <Text variant="reading">
            Zo zijn je zinnen ingedeeld. Staat er een verkeerd? Kies Verplaats
            <span data-keys>, of sleep hem</span>.
          </Text>
          <LayoutBoard layout={layout} arranging={arranging} brief={brief} linkTo={linkTo} />
        </>
      )}
      {hidden.clauses > 0 && !brief && (
        <Notice tone="info">
          Nog {sentences(hidden.clauses)}
          {hidden.unplaced > 0 && `, waarvan ${dutchNumber(hidden.unplaced)} te plaatsen,`} zie je na betaling.{' '}
          <Link to={requestPaths.payment(number)}>Naar de betaling</Link>
        </Notice>
      )}
    </>
  )
}
