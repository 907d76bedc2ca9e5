import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { type Application, partOf, type Question } from '../../../api/application'
import { screenSearch } from '../../../lib/screen-search'
import { QuestionQueue } from '../../../shared/questions/question-queue'
import type { Answering } from '../../../shared/questions/use-answering'
import { asksForPlace } from '../part-words'
import { filingStep } from '../screens'

/** Returns what a question is about: 'Technische knelpunten, knelpunt 2'. */
function whereOf(application: Application, { part, block }: Question): string {
  const found = partOf(application, part)
  const label = found?.label ?? ''
  const content = found?.content
  if (block === '' || content === null || content === undefined) return label
  if ('blocks' in content) {
    const at = content.blocks.findIndex(({ id }) => id === block)
    return at < 0 ? label : `${label}, knelpunt ${at + 1}`
  }
  const rows = 'rows' in content ? content.rows : 'items' in content ? content.items : []
  const at = (rows as { id?: string }[]).findIndex(({ id }) => id === block)
  return at < 0 ? label : `${label}, regel ${at + 1}`
}

interface Props {
  application: Application
  answering: Answering
  /** Opens a part. */
  onOpen: (part: string) => void
  /** Leads to a part, to change an answer. */
  onChange: (part: string) => void
  /** Called when the user follows the link to filing. */
  onFile: () => void
}

/** On top of the application: what RVO still asks. An answer opens the part that it went into. */
export function QuestionStrip({ application, answering, onOpen, onChange, onFile }: Props) {
  const added = answering.last?.added
  const { questions, optional, dismissed, minutes, work, filed } = application
  if (filed !== null) return null
  return (
    <QuestionQueue
      questions={optional.length > 0 ? optional : questions}
      optional={optional.length > 0}
      dismissed={dismissed}
      minutes={minutes}
      work={work}
      understood={added?.to === 0 && added.text !== '' ? added.text : undefined}
      where={(question) => whereOf(application, question)}
      answering={answering}
      onOpen={(question) => onOpen(asksForPlace(question) ? 'indeling' : question.part)}
      onChange={({ part }) => onChange(part)}
      done={
        <span>
          Lees je aanvraag nog eens door. Daarna kun je{' '}
          <Anchor component={Link} inherit to={{ search: screenSearch(filingStep) }} onClick={onFile}>
            indienen
          </Anchor>
          .
        </span>
      }
    />
  )
}
