import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOutletContext } from 'react-router'
import { isUnpaid } from '../lib/api-error'
import { justLoaded } from '../lib/query-client'
import type { components } from '../lib/schema'
import { answer, client } from './client'

export type ProjectStats = components['schemas']['ProjectStats']
export type Budget = components['schemas']['Budget']

/** Begins the query keys of everything about projects. */
export const projectsKey = 'projects'

/** A project with its figures of today. 403 when it is not paid. */
export const projectStats = (number: string) =>
  queryOptions({
    queryKey: [projectsKey, number],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/project-dashboard/stats/', { params: { query: { project_number: number } }, signal })),
    staleTime: justLoaded,
  })

/** Loads a project again once one of its lists is refused: it may have been refunded meanwhile. */
export function useProjectWhenRefused(number: string): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || event.query.queryKey[0] === projectsKey) return
        if (isUnpaid(event.action.error)) void queries.invalidateQueries({ queryKey: projectStats(number).queryKey })
      }),
    [queries, number],
  )
}

/** Returns the project on the screen. For the screens of the project area, whose frame has loaded it. */
export const useProject = (): ProjectStats => useOutletContext<ProjectStats>()
