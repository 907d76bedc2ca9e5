import { SegmentedControl } from '@mantine/core'
import type { Day } from '../../lib/rules/dates'
import { type Kind, type Period, sameTimeAs } from './period'
import { wordsOf } from './period-words'
import styles from './view-switch.module.css'

const kinds: Kind[] = ['month', 'week']

/** The choice between a report of a month and one of a week. */
export const ViewSwitch = ({ period, today, onGo }: { period: Period; today: Day; onGo: (to: Period) => void }) => (
  <SegmentedControl
    size="md"
    classNames={{ indicator: styles.chosen }}
    style={{ '--sc-color': 'var(--wbso-surface)' }}
    aria-label="Weergave"
    value={period.kind}
    data={kinds.map((kind) => ({ value: kind, label: wordsOf[kind].view }))}
    onChange={(kind) => onGo(sameTimeAs(period, kind, today))}
  />
)
