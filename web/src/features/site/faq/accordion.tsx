import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '../../../ui/icon'
import styles from './accordion.module.css'
import type { Question } from './question'

interface AccordionPanelProps {
  question: Question
  open: boolean
  onPress: () => void
}

/** A question as a heading with a button in it, and its answer. */
function AccordionPanel({ question: { id, ask, answer }, open, onPress }: AccordionPanelProps) {
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

interface Props {
  questions: Question[]
  open: string
  onShow: (id: string, opening: boolean) => void
}

/** Questions whose answers unfold. All answers are in the page, so that the browser finds words in closed ones too. */
export function Accordion({ questions, open, onShow }: Props) {
  const hear = (list: HTMLDivElement) => {
    const found = ({ target }: Event) => onShow((target as Element).getAttribute('data-question') ?? '', true)
    list.addEventListener('beforematch', found)
    return () => list.removeEventListener('beforematch', found)
  }

  return (
    <div ref={hear}>
      {questions.map((question) => (
        <AccordionPanel
          key={question.id}
          question={question}
          open={open === question.id}
          onPress={() => onShow(question.id, open !== question.id)}
        />
      ))}
    </div>
  )
}
