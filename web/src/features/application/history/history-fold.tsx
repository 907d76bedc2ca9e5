import { useState } from 'react'
import { lazyPart } from '../../../lib/load-part'
import { Fold } from '../../../ui/fold'
import { Loading } from '../../../ui/loading'
import type { HistoryProps } from './part-history'

const PartHistory = lazyPart<HistoryProps>(
  'part-history',
  () => import('./part-history'),
  <Loading text="We halen de geschiedenis op." as="text" />,
)

/** The earlier versions of a part, loaded once somebody wants them. */
export function HistoryFold(props: HistoryProps) {
  const [opened, setOpened] = useState(false)
  return (
    <Fold label="Eerdere versies van dit onderdeel" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      {opened && <PartHistory {...props} />}
    </Fold>
  )
}
