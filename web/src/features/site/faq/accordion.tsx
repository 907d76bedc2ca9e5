import { AccordionPanel } from './accordion-panel'
import type { Question } from './question'

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
