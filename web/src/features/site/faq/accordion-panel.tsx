import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '../../../ui/icon'
import styles from './accordion.module.css'
import type { Question } from './question'

interface Props {
  question: Question
  open: boolean
  onPress: () => void
}

/** A question as a heading with a button in it, and its answer. */
export function AccordionPanel({ question: { id, ask, answer }, open, onPress }: Props) {
  const panelId = `antwoord-${id}`

  /** React only knows the plain attribute. */
  const hide = (panel: HTMLDivElement | null) => {
    if (!open) panel?.setAttribute('hidden', 'until-found')
  }

  return (
    <>
      <h3 className={styles.question} id={id}>
        <UnstyledButton className={styles.button} aria-expanded={open} aria-controls={panelId} onClick={onPress}>
          {ask}
          <Icon of={IconChevronDown} className={styles.chevron} />
        </UnstyledButton>
      </h3>
      <div className={styles.panel} ref={hide} id={panelId} data-question={id} hidden={!open}>
        <div className={styles.answer}>{answer}</div>
      </div>
    </>
  )
}
