import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { knownApplication, type PartKey, partOf } from '../../api/application'
import { useKeepBeforeLeaving } from '../../lib/autosave'
import { useTimer } from '../../lib/use-timer'
import { useOnce } from '../../ui/use-once'
import { sendDrafts } from './unsaved-parts'

/** What changes an application is one scope: one call at a time, in their order. */
const scopeOf = (id: string) => ({ id: `application ${id}` })

type Send = (queries: QueryClient, id: string) => Promise<void>

/** Returns how to save what is unsaved of an application. Done when all calls have been answered. */
export function useSave(id: string, send: Send = sendDrafts): () => Promise<void> {
  const queries = useQueryClient()
  return useMutation({ scope: scopeOf(id), mutationFn: () => send(queries, id) }).mutateAsync
}

/** Saves when the screen is there, before it is left, and `wait` ms after what is unsaved last changed. */
export function useAutosave<T>(save: () => Promise<void>, unsaved: T, wait: (unsaved: T) => number | null): void {
  const now = useEffectEvent(() => void save())
  useKeepBeforeLeaving(save)
  useEffect(() => now(), [])
  useTimer(wait(unsaved), () => void save(), unsaved)
}

interface Write<Result, Variables> extends Omit<UseMutationOptions<Result, Error, Variables>, 'mutationFn' | 'scope'> {
  /** Makes the call, over the revision that a part has by then. */
  write: (rev: (part: PartKey) => number, variables: Variables) => Promise<Result>
}

/** A mutation of an application, once at a time. It comes after others, and after what is typed has been saved. */
export function useWrite<Result, Variables = void>(id: string, { write, ...options }: Write<Result, Variables>) {
  const queries = useQueryClient()
  const rev = (part: PartKey) => partOf(knownApplication(queries, id) ?? { parts: [] }, part)?.rev ?? 1
  return useOnce({
    ...options,
    scope: scopeOf(id),
    async mutationFn(variables: Variables) {
      await sendDrafts(queries, id)
      return write(rev, variables)
    },
  })
}
