import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Answered,
  type Application,
  answerQuestion,
  applicationOf,
  partOf,
  type Question,
} from '../../api/application'
import { useKeepApplication } from '../../api/use-keep-application'
import { ApiError } from '../../lib/api-error'
import { kept, thisPage } from '../../lib/kept'
import { failure } from '../../lib/messages'
import { useOnce } from '../../ui/use-once'

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

/**
 * The answers to the questions of an application, one call at a time. `inTurn` runs a call after
 * others of the page. What is typed stays until the server has it.
 */
export function useAnswering(
  owner: number,
  id: string,
  { project_number: request, questions }: Application,
  inTurn: <T>(job: () => Promise<T>) => Promise<T> = (job) => job(),
) {
  const queries = useQueryClient()
  const keep = useKeepApplication(id)
  const [texts, setTexts] = useState(() => keptTexts(owner, request))
  const [problems, setProblems] = useState<Texts>({})
  const [sending, setSending] = useState<string | null>(null)
  const [last, setLast] = useState<Answered | null>(null)

  const application = () => queries.getQueryData(applicationOf(id).queryKey)
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

  /** Sends an answer over the newest revision of its part: it adds to what is there, whoever wrote that. */
  async function send({ id: question, part }: Question, body: { text: string } | { dismiss: boolean }) {
    const rev = () => partOf(application() ?? { parts: [] }, part)?.rev ?? 1
    const ask = () => answerQuestion(id, { question, rev: rev(), ...body })
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
      await queries.refetchQueries({ queryKey: applicationOf(id).queryKey, exact: true })
      return await ask()
    }
  }

  function fail(question: string, error: unknown) {
    if (isGone(error)) void queries.invalidateQueries({ queryKey: applicationOf(id).queryKey, exact: true })
    say(question, failure(error, notSent))
  }

  /** Does one thing with a question. Another press meanwhile does nothing. Reports whether it was done. */
  const actOnce = useOnce(async (question: Question, body: { text: string } | { dismiss: boolean }) => {
    setSending(question.id)
    say(question.id)
    try {
      const answered = await inTurn(() => send(question, body))
      keep(answered.application)
      setLast(answered)
      if ('text' in body) drop(question.id)
      return true
    } catch (error) {
      fail(question.id, error)
      return false
    } finally {
      setSending(null)
    }
  })
  const act = async (...asked: Parameters<typeof actOnce>) => (await actOnce(...asked)) === true

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
    sending,
    /** What the last answer came to. */
    last,
    /** What is typed as the answer to questions that are not asked any more. */
    lost: Object.entries(texts)
      .filter(([question, text]) => text !== '' && !questions.some((asked) => asked.id === question))
      .map(([question, text]) => ({ id: question, text })),
    forget: drop,
  }
}
