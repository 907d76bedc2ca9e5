import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Application, applicationOf, partOf, replacePart } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { ApiError } from '../../../lib/api-error'
import { useKeepBeforeLeaving } from '../../../lib/autosave'
import { kept, thisPage } from '../../../lib/kept'
import { perClient } from '../../../lib/per-client'
import { session, userOf } from '../../../lib/session'
import { createSaver, type Saver, type Saving, type Wiring } from './saver'

const saverOf = perClient<Saver>()

/** Saves what is typed in an application, also when the page is left or the connection comes back. */
export function useSaver(owner: number, id: string, { project_number: request }: Application): Saver & Saving {
  const queries = useQueryClient()
  const onSaved = useKeepApplication(id)
  const [saver] = useState(() =>
    saverOf(queries, `${owner} ${id}`, () => createSaver(wire({ queries, owner, id, request, onSaved }))),
  )

  useKeepBeforeLeaving(saver.flush)
  useEffect(() => {
    void saver.show(true)
    return () => void saver.show(false)
  }, [saver])

  return { ...saver, ...useSyncExternalStore(saver.subscribe, saver.now) }
}

interface Place {
  queries: QueryClient
  owner: number
  id: string
  request: string
  onSaved: (application: Application) => void
}

function wire({ queries, owner, id, request, onSaved }: Place): Wiring {
  const { queryKey } = applicationOf(id)
  const isHere = () => userOf(session.access())?.id === owner
  return {
    part: (key) => {
      const application = queries.getQueryData(queryKey)
      return application && partOf(application, key)
    },
    replace: async (key, rev, content) => {
      if (!isHere()) throw new ApiError(401) // nothing is sent as another user
      return replacePart(id, key, rev, content)
    },
    onSaved,
    onBehind: () => void queries.invalidateQueries({ queryKey, exact: true }),
    keep: (what, draft) => {
      const place = { page: thisPage, owner, request, what }
      if (draft === null) kept.unsaved.drop(place)
      else if (isHere()) kept.unsaved.keep({ ...place, base: draft.base, content: draft.content })
    },
  }
}
