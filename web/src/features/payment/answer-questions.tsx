import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Application, applicationOf, partOf, type Question } from '../../api/application'
import { requestPaths } from '../../lib/paths'
import { QuestionQueue } from '../../shared/questions/question-queue'
import { useAnswering } from '../../shared/questions/use-answering'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'

export interface AnswerProps {
  owner: number
  /** The project number. */
  number: string
}

/** The questions, once they are there. */
export default function AnswerQuestions(props: AnswerProps) {
  const loading = useQuery(applicationOf(props.number))
  return (
    <Loaded
      query={loading}
      text="We halen de vragen van RVO op."
      as="form"
      failed="Kon de vragen van RVO niet laden"
      safe="Je kunt gewoon betalen: beantwoorden kan ook daarna."
    >
      {(application) => <Questions {...props} application={application} />}
    </Loaded>
  )
}

/** The open questions one by one. An answer is shown back, also when the rest of its part is read after payment. */
function Questions({ owner, number, application }: AnswerProps & { application: Application }) {
  const navigate = useNavigate()
  const answering = useAnswering(owner, number, application)
  const { last } = answering
  const labelOf = ({ part }: Pick<Question, 'part'>): string => partOf(application, part)?.label ?? ''

  /** A text that is too long is not answered but shortened, in the application. */
  const open = ({ need }: Question) => need === 'too_long' && navigate(requestPaths.application(number))

  return (
    <div>
      <QuestionQueue
        questions={application.questions}
        dismissed={application.dismissed}
        minutes={application.minutes}
        work={application.work}
        where={labelOf}
        answering={answering}
        onOpen={open}
        done="Je aanvraag heeft geen open vragen meer."
      />
      {last?.added != null && (
        <Notice tone="good">
          Toegevoegd bij {labelOf(last)}: “{last.added.text}”
        </Notice>
      )}
      <p>
        Beantwoorden kan ook na betaling. Alles bij elkaar zie je bij{' '}
        <Link to={requestPaths.application(number)}>Aanvraag afmaken</Link>.
      </p>
    </div>
  )
}
