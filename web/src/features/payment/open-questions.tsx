import { Suspense, useState } from 'react'
import type { WbsoRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { Waiting } from '../../components/waiting'
import { lazyPart } from '../../lib/lazy-part'
import type { AnswerProps } from './answer-questions'

const AnswerQuestions = lazyPart<AnswerProps>('answer-questions', () => import('./answer-questions'))

/** The questions of RVO that the application leaves open, to answer before payment. */
export function OpenQuestions({ request }: { request: WbsoRequest }) {
  const user = useUser()
  const [open] = useState(request.filed === null && request.question_count > 0) // also once they are answered here
  if (user === null || !open) return null
  return (
    <Suspense fallback={<Waiting text="We halen de vragen van RVO op." />}>
      <AnswerQuestions owner={user.id} number={request.project_number} />
    </Suspense>
  )
}
