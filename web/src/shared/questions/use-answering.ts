import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Answered,
  type Application,
  answerQuestion,
  applicationOf,
  loadApplicationAgain,
  type Question,
} from '../../api/application'
import { keepApplication } from '../../api/use-keep-application'
import { ApiError } from '../../lib/api-error'
import { kept, thisPage } from '../../lib/kept'
import { failure } from '../../lib/messages'
import { useStable } from '../../lib/use-stable'
import { useWrite } from '../saving/use-write'

/** What is kept of an answer that is typed, beside the parts. */
const whatOf = (question: string): string => `answer:${question}`

type Texts = Record<string, string>

/** The answers that a user has typed here before and not sent. */
const keptTexts = (owner: number, request: string): Texts =>
  Object.fromEntries(
    kept.unsaved
      .of(owner, request)
      .filter(({ what, content }) => what.startsWith('answer:') && typeof content === 'string')
      .map(({ what, content }) => [what.slice('answer:'.length), String(content)]),
  )

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 409

const notSent = 'Je antwoord is niet opgeslagen'

export type Answering = ReturnType<typeof useAnswering>

interface Answer {
  question: Question
  body: { text: string } | { dismiss: boolean }
}

/** The answers to the questions of an application. What is typed stays until the server has it. */
export function useAnswering(owner: number, id: string, { project_number: request, questions, optional }: Application) {
  const queries = useQueryClient()
  const [texts, setTexts] = useState(() => keptTexts(owner, request))
  const [problems, setProblems] = useState<Texts>({})
  const [last, setLast] = useState<Answered | null>(null)

  const say = (question: string, problem = '') => setProblems((all) => ({ ...all, [question]: problem }))

  function write({ id: question }: Question, text: string) {
    setTexts((all) => ({ ...all, [question]: text }))
    say(question)
    const place = { page: thisPage, owner, request, what: whatOf(question) }
    if (text === '') kept.unsaved.drop(place)
    else kept.unsaved.keep({ ...place, content: text })
  }

  function drop(question: string) {
    setTexts(({ [question]: _, ...others }) => others)
    for (const { page, what } of kept.unsaved.of(owner, request))
      if (what === whatOf(question)) kept.unsaved.drop({ page, owner, request, what })
  }

  const textNow = useStable((question: string) => (texts[question] ?? '').trim())

  /** Sends an answer over the newest revision of its part: it adds to what is there, whoever wrote that. */
  const { mutate, isPending, variables } = useWrite(id, {
    async write(rev, { question: { id: question, part }, body }: Answer) {
      const ask = () => answerQuestion(id, { question, rev: rev(part), ...body })
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error
        await queries.fetchQuery({ ...applicationOf(id), staleTime: 0 }) // also what was loaded just now is old
        return await ask()
      }
    },
    onMutate: ({ question }) => say(question.id),
    onSuccess(answered, { question, body }) {
      keepApplication(queries, id, answered.application)
      setLast(answered)
      if ('text' in body && textNow(question.id) === body.text) drop(question.id) // else somebody typed on meanwhile
    },
    onError(error, { question }) {
      if (isGone(error)) void loadApplicationAgain(queries, id)
      say(question.id, failure(error, notSent))
    },
  })

  /** Does one thing with a question. Another press meanwhile does nothing. Reports whether it was done. */
  const act = async (question: Question, body: Answer['body']) => (await mutate({ question, body })) !== undefined

  async function answer(question: Question): Promise<boolean> {
    const text = (texts[question.id] ?? '').trim()
    if (text !== '') return act(question, { text })
    say(question.id, 'Geef een antwoord, of kies Niet van toepassing.')
    return false
  }

  return {
    textOf: ({ id: question }: Question): string => texts[question] ?? '',
    problemOf: ({ id: question }: Question): string | undefined => problems[question] || undefined,
    write,
    answer,
    /** Sets a question aside, or asks it again. */
    dismiss: (question: Question, aside = true) => act(question, { dismiss: aside }),
    /** The question that is being answered. */
    sending: isPending ? (variables?.question.id ?? null) : null,
    /** What the last answer came to. */
    last,
    /** What is typed as the answer to questions that are not asked any more. */
    lost: Object.entries(texts)
      .filter(([question, text]) => text !== '' && ![...questions, ...optional].some((asked) => asked.id === question))
      .map(([question, text]) => ({ id: question, text })),
    forget: drop,
  }
}
