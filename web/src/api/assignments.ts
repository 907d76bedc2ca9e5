import { queryOptions } from '@tanstack/react-query'
import { answer, client } from './client'
import { employeesKey } from './employees'
import { wholeList } from './whole-list'

/** The employees who may still be assigned to a project, by name. */
export const availableEmployees = (number: string) =>
  queryOptions({
    queryKey: [employeesKey, 'available', number],
    queryFn: ({ signal }) =>
      wholeList((page) =>
        client.GET('/api/employees/available_for_project/', {
          params: { query: { ...page, project_number: number } },
          signal,
        }),
      ),
    staleTime: 0,
  })

/** Assigns employees to a project: all of them or none. */
export const assignEmployees = (number: string, ids: number[]): Promise<unknown> =>
  answer(client.POST('/api/project-assignments/bulk_assign/', { body: { project_number: number, employee_ids: ids } }))

/** Takes an employee off a project. The hours stay. */
export const unassignEmployee = (number: string, id: number): Promise<unknown> =>
  answer(
    client.POST('/api/project-assignments/bulk_unassign/', { body: { project_number: number, employee_ids: [id] } }),
  )
