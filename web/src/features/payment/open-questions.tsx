import { useState } from 'react'
import type { WbsoRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { lazyPart } from '../../lib/load-part'
import { Loading } from '../../ui/loading'
import type { AnswerProps } from './answer-questions'

const FirstLayout = lazyPart<AnswerProps>('first-layout', () => import('./first-layout'))
const AnswerQuestions = lazyPart<AnswerProps>(
  'answer-questions',
  () => import('./answer-questions'),
  <Loading text="We halen de vragen van RVO op." as="form" />,
)

/** What can be done before payment: arrange the first bottleneck, and answer what RVO asks. */
export function OpenQuestions({ request }: { request: WbsoRequest }) {
  const user = useUser()
  const [open] = useState(request.question_count > 0) // also once they are answered here
  if (user === null || request.filed !== null) return null
  return (
    <>
      <FirstLayout owner={user.id} number={request.project_number} />
      {open && <AnswerQuestions owner={user.id} number={request.project_number} />}
    </>
  )
}
