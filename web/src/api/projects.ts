import { queryOptions } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { answer, client } from './client'
import type { components } from './schema'

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
    staleTime: 0,
  })

/** Returns the project on the screen. For the screens of the project area, whose frame has loaded it. */
export const useProject = (): ProjectStats => useOutletContext<ProjectStats>()
