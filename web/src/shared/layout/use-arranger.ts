import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { applicationOf } from '../../api/application'
import { type Clause, layoutOf, type Placing, placeClauses } from '../../api/layout'
import { ApiError } from '../../lib/api-error'
import { useKeepBeforeLeaving } from '../../lib/autosave'
import { kept, thisPage } from '../../lib/kept'
import { perClient } from '../../lib/per-client'
import { session, userOf } from '../../lib/session'
import { type Arranger, afterMoves, createArranger, type Move } from './arranger'

/** What is kept of moves that are not saved, beside the parts. */
const what = 'layout'

const arrangerOf = perClient<Arranger>()

interface Props {
  owner: number
  /** The id in the address. */
  id: string
  /** The project number. */
  request: string
  /** Runs a call after others of the page. */
  act: <T>(job: () => Promise<T>) => Promise<T>
}

const isMoves = (content: unknown): content is Move[] =>
  Array.isArray(content) && content.every((move) => Array.isArray(move?.place) && Array.isArray(move?.back))

/** The layout with the moves that are made here, which it saves. */
export function useArranger({ owner, id, request, act }: Props) {
  const queries = useQueryClient()
  const [arranger] = useState(() => arrangerOf(queries, `${owner} ${id}`, () => createArranger(wire())))
  const { data, error, refetch } = useQuery(layoutOf(id))
  const { unsaved, done, problem, failing } = useSyncExternalStore(arranger.subscribe, arranger.now)
  const loaded = data !== undefined

  function wire() {
    const { queryKey } = layoutOf(id)
    const isHere = () => userOf(session.access())?.id === owner
    const place = { page: thisPage, owner, request, what }
    return {
      layout: () => queries.getQueryData(queryKey),
      put: (placing: Placing[]) =>
        act(async () => {
          if (!isHere()) throw new ApiError(401) // nothing is sent as another user
          const next = await placeClauses(id, queries.getQueryData(queryKey)?.etag ?? '', placing)
          await queries.cancelQueries({ queryKey, exact: true }) // an older answer must not come after this one
          queries.setQueryData(queryKey, next)
          void queries.invalidateQueries({ queryKey: applicationOf(id).queryKey, exact: true })
          void queries.invalidateQueries({ queryKey: ['requests'] }) // their number of questions
          return next
        }),
      reload: async () => {
        await queries.fetchQuery(layoutOf(id))
        void queries.invalidateQueries({ queryKey: applicationOf(id).queryKey, exact: true })
      },
      keep: (moves: Move[]) => {
        if (moves.length === 0) kept.unsaved.drop(place)
        else if (isHere()) kept.unsaved.keep({ ...place, content: moves })
      },
    }
  }

  useKeepBeforeLeaving(arranger.save)
  useEffect(() => void arranger.save(), [arranger])

  useEffect(() => {
    if (!loaded) return
    for (const left of kept.unsaved.of(owner, request)) {
      if (left.what !== what || left.page === thisPage) continue
      kept.unsaved.drop(left)
      if (isMoves(left.content)) arranger.takeOver(left.content)
    }
  }, [arranger, loaded, owner, request])

  return {
    layout: data && { ...data.layout, clauses: afterMoves(data.layout.clauses, unsaved) },
    error,
    refetch,
    saving: unsaved.length > 0,
    failing,
    problem,
    save: () => void arranger.save(),
    move: (clause: Clause, box: string | null) => arranger.move(clause, box),
    undo: done.length === 0 ? undefined : arranger.undo,
  }
}

export type Arranging = ReturnType<typeof useArranger>
