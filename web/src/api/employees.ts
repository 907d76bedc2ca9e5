import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { justLoaded } from '../lib/query-client'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { companiesKey } from './companies'
import { projectsKey } from './projects'
import { wholeList } from './whole-list'

export type Employee = components['schemas']['Employee']
export type EmployeeInput = components['schemas']['EmployeeInput']
type EmployeePatch = components['schemas']['EmployeePatch']

/** Begins the query keys of everything about employees. */
export const employeesKey = 'employees'

/** 'Sanne de Vries' */
export const nameOf = ({ first_name, last_name }: Pick<Employee, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** The employees of a company by name, with or without the archived ones. */
export const companyEmployees = (company: number, archived: boolean) =>
  queryOptions({
    queryKey: [employeesKey, 'of-company', company, archived],
    queryFn: ({ signal }) =>
      wholeList((page) =>
        client.GET('/api/employees/by_company/', {
          params: { query: { ...page, company_id: company, ...(archived && { archived }) } },
          signal,
        }),
      ),
    staleTime: 0,
  })

/** The employees assigned to a project, by name. */
export const projectEmployees = (number: string) =>
  queryOptions({
    queryKey: [employeesKey, 'of-project', number],
    queryFn: ({ signal }) =>
      wholeList((page) =>
        client.GET('/api/employees/by_project/', { params: { query: { ...page, project_number: number } }, signal }),
      ),
    staleTime: justLoaded,
  })

/** Adds an employee to a company. */
export const addEmployee = (body: EmployeeInput): Promise<Employee> => answer(client.POST('/api/employees/', { body }))

/** Writes fields of an employee. What is absent stays as it is. */
export const changeEmployee = (id: number, body: EmployeePatch): Promise<Employee> =>
  answer(client.PATCH('/api/employees/{id}/', { params: { path: { id } }, body }))

/**
 * Loads everything about employees again, and the figures that count them. For after
 * a change, also when no answer to it came.
 */
export function useEmployeesAgain(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const key of [employeesKey, companiesKey, projectsKey]) void queries.invalidateQueries({ queryKey: [key] })
  }
}
