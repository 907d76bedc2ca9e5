import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Clause, layoutOf } from '../../api/layout'
import { kept, thisPage } from '../../lib/kept'
import { useCached } from '../saving/unsaved'
import { useAutosave, useSave } from '../saving/use-write'
import { afterMoves, arrangerIn, arrangingOf, type Move, nothingMoved, sendMoves, waitOf, what } from './arranger'

const isMoves = (content: unknown): content is Move[] =>
  Array.isArray(content) && content.every((move) => Array.isArray(move?.place) && Array.isArray(move?.back))

/** The layout with the moves that are made here, which it saves. `request` is the project number. */
export function useArranger(owner: number, id: string, request: string) {
  const arranger = arrangerIn(useQueryClient(), id)
  const { data, error, refetch } = useQuery(layoutOf(id))
  const arranging = useCached(arrangingOf(id)) ?? nothingMoved
  const { unsaved, done, problem, failing } = arranging
  const loaded = data !== undefined
  const save = useSave(id, sendMoves)
  useAutosave(save, arranging, waitOf)

  const takeOver = useEffectEvent(() => {
    for (const left of kept.unsaved.of(owner, request)) {
      if (left.what !== what || left.page === thisPage) continue
      kept.unsaved.drop(left)
      if (isMoves(left.content)) arranger.takeOver(left.content)
    }
    void save()
  })
  useEffect(() => {
    if (loaded) takeOver()
  }, [loaded])

  function undo() {
    const last = arranger.undo()
    void save()
    return last
  }

  return {
    layout: data && { ...data.layout, clauses: afterMoves(data.layout.clauses, unsaved) },
    error,
    refetch,
    saving: unsaved.length > 0,
    failing,
    problem,
    save: () => void save(),
    move(clause: Clause, box: string | null) {
      arranger.move(clause, box)
      void save()
    },
    last: done.at(-1),
    undo: done.length === 0 ? undefined : undo,
  }
}

export type Arranging = ReturnType<typeof useArranger>
