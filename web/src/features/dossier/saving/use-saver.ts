import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Application, applicationOf, partOf, replacePart } from '../../../api/application'
import { useKeepApplication } from '../../../api/use-keep-application'
import { dropUnsaved, keepUnsaved, thisPage } from '../../../lib/unsaved'
import { createSaver, type Saver, type Saving } from './saver'

/** Saves what is typed in an application, also when the page is left or the connection comes back. */
export function useSaver(owner: number, id: string, { project_number: request }: Application): Saver & Saving {
  const queries = useQueryClient()
  const onSaved = useKeepApplication(id)
  const [saver] = useState(() =>
    createSaver({
      part: (key) => {
        const application = queries.getQueryData(applicationOf(id).queryKey)
        return application && partOf(application, key)
      },
      replace: (key, rev, content) => replacePart(id, key, rev, content),
      onSaved,
      onBehind: () => void queries.invalidateQueries({ queryKey: applicationOf(id).queryKey, exact: true }),
      keep: (what, draft) => {
        const place = { page: thisPage, owner, request, what }
        if (draft === null) dropUnsaved(place)
        else keepUnsaved({ ...place, base: draft.base, content: draft.content, at: Date.now() })
      },
    }),
  )

  useEffect(() => {
    const save = () => void saver.flush()
    const saveHidden = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', saveHidden)
    window.addEventListener('online', save)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      window.removeEventListener('online', save)
      save()
    }
  }, [saver])

  return { ...saver, ...useSyncExternalStore(saver.subscribe, saver.now) }
}
