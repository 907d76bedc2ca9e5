import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHelpCircle, IconLock } from '@tabler/icons-react'
import type { Part } from '../../api/application'
import styles from './part-state.module.css'
import { stateWords } from './part-words'

const icons = {
  complete: IconCircleCheck,
  questions: IconHelpCircle,
  too_long: IconAlertTriangle,
  locked: IconLock,
  empty: IconCircleDashed,
}

/** The state of a part: an icon and words. */
export function PartState({ part }: { part: Pick<Part, 'key' | 'state' | 'questions'> }) {
  const Icon = icons[part.state]
  return (
    <span className={styles.state} data-state={part.state}>
      <Icon className={styles.icon} size={16} stroke={2} aria-hidden="true" />
      {stateWords(part)}
    </span>
  )
}
