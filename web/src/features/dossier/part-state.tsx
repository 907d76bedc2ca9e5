import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHelpCircle, IconLock } from '@tabler/icons-react'
import type { Application, Part } from '../../api/application'
import styles from './part-state.module.css'
import { asksForPlace, layoutWords, stateWords } from './part-words'

const icons = {
  complete: IconCircleCheck,
  questions: IconHelpCircle,
  too_long: IconAlertTriangle,
  locked: IconLock,
  empty: IconCircleDashed,
}

/** The state of the layout, like that of a part. */
export function LayoutState({ questions }: Pick<Application, 'questions'>) {
  const open = questions.some(asksForPlace)
  const Icon = open ? icons.questions : icons.complete
  return (
    <span className={styles.state} data-state={open ? 'questions' : 'complete'}>
      <Icon className={styles.icon} size={16} stroke={2} aria-hidden="true" />
      {layoutWords(questions)}
    </span>
  )
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
