import type { Application } from '../../../api/application'
import { QuestionQueue } from '../../../shared/questions/question-queue'
import type { Answering } from '../../../shared/questions/use-answering'
import { asksForPlace } from '../part-words'
import { whereOf } from './where'

interface Props {
  application: Application
  answering: Answering
  /** Opens a part. */
  onOpen: (part: string) => void
}

/** On top of the application: what RVO still asks. An answer opens the part that it went into. */
export function QuestionStrip({ application, answering, onOpen }: Props) {
  const { questions, dismissed, minutes, work, filed } = application
  if (filed !== null) return null
  return (
    <QuestionQueue
      questions={questions}
      dismissed={dismissed}
      minutes={minutes}
      work={work}
      where={(question) => whereOf(application, question)}
      answering={answering}
      onOpen={(question) => onOpen(asksForPlace(question) ? 'indeling' : question.part)}
      done="Lees je aanvraag nog eens door. Daarna kun je indienen."
    />
  )
}
