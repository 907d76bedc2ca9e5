import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { applicationOf } from '../../api/application'
import type { WbsoRequest } from '../../api/requests'
import { useUser } from '../../api/session'
import { Waiting } from '../../components/waiting'
import { lazyPart } from '../../lib/lazy-part'
import type { AnswerProps } from './answer-questions'

const AnswerQuestions = lazyPart<AnswerProps>('answer-questions', () => import('./answer-questions'))

/** The questions of RVO that the application leaves open, to answer before payment. */
export function OpenQuestions({ request }: { request: WbsoRequest }) {
  const user = useUser()
  const { project_number: number, question_count: open } = request
  const { data: application } = useQuery({ ...applicationOf(number), enabled: user !== null && open > 0 })
  if (user === null || (application === undefined && open === 0)) return null
  if (application === undefined) return <Waiting text="We halen de vragen van RVO op." />
  return (
    <Suspense fallback={<Waiting text="We halen de vragen van RVO op." />}>
      <AnswerQuestions owner={user.id} number={number} application={application} />
    </Suspense>
  )
}
