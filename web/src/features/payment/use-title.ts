import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type Application,
  applicationOf,
  knownApplication,
  loadApplicationAgain,
  newestPart,
  partOf,
  replacePart,
} from '../../api/application'
import { useKeepApplication } from '../../api/use-keep-application'
import { countCharacters } from '../../lib/count-characters'
import { titleMax } from '../../lib/limits'
import { failure } from '../../lib/messages'
import { paymentOrder } from './payment-order'

const notSaved = 'Je titel is niet opgeslagen.'
const changed = 'De titel is intussen ergens anders gewijzigd. Sla nog eens op om deze te gebruiken.'
const tooLong = `Gebruik hooguit ${titleMax} tekens.`

/** Returns the part that the title is in with its content, or null. */
function titlePart(application: Application | undefined) {
  const part = application && partOf(application, 'project')
  return part?.content && 'title' in part.content ? { rev: part.rev, content: part.content } : null
}

export type TitleState = ReturnType<typeof useTitle>

/** The title of an application, which is saved with the part that it is in. What is refused stays as it was typed. */
export function useTitle(id: string) {
  const { data: application } = useQuery(applicationOf(id))
  const queries = useQueryClient()
  const keep = useKeepApplication(id)
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(typed) // the same, also before it is drawn
  const [problem, setProblem] = useState<string | null>(null)
  const content = titlePart(application)?.content ?? null

  function keepTyped(title: string | null) {
    latest.current = title
    setTyped(title)
  }

  const { mutate, isPending, isSuccess, reset } = useMutation({
    scope: paymentOrder(id),
    mutationFn: (title: string) => {
      const part = titlePart(knownApplication(queries, id)) // as a title before this one left it
      if (part === null) throw new Error('there is no title yet')
      return replacePart(id, 'project', part.rev, { ...part.content, title })
    },
    onSuccess: (saved, title) => {
      keep(saved)
      if (latest.current?.trim() === title) keepTyped(null) // what was typed meanwhile stays
    },
    onError: (error) => {
      void loadApplicationAgain(queries, id)
      setProblem(newestPart(error) === null ? failure(error, notSaved) : changed)
    },
  })

  return {
    /** Null until it is there, and when it cannot be changed any more. */
    value: content === null || application?.filed !== null ? null : (typed ?? content.title),
    changed: typed !== null && typed.trim() !== content?.title,
    saving: isPending,
    saved: isSuccess && typed === null,
    problem,
    /** Reports whether nothing is typed that is not saved. */
    isSaved: () => latest.current === null,
    write(title: string) {
      keepTyped(title)
      setProblem(null)
      reset()
    },
    /** Saves what is typed, if it differs. Another press meanwhile does nothing. */
    save() {
      const title = typed?.trim() ?? ''
      if (isPending || typed === null) return
      if (title === content?.title) return keepTyped(null)
      if (title === '') return setProblem('Geef je project een titel.')
      if (countCharacters(title) > titleMax) return setProblem(tooLong)
      setProblem(null)
      mutate(title)
    },
  }
}
