import { queryOptions } from '@tanstack/react-query'
import { client } from './client'
import type { components } from './schema'
import { wholeList } from './whole-list'

export type Employee = components['schemas']['Employee']

/** Begins the query keys of everything about employees. */
export const employeesKey = 'employees'

/** The employees who are assigned to a project, by name. */
export const employeesOfProject = (number: string) =>
  queryOptions({
    queryKey: [employeesKey, 'project', number],
    queryFn: ({ signal }) =>
      wholeList((query) =>
        client.GET('/api/employees/by_project/', { params: { query: { ...query, project_number: number } }, signal }),
      ),
    staleTime: 0,
  })
