import type { components } from '../lib/schema'
import { answer, client } from './client'

export type EmployeeImport = components['schemas']['EmployeeImport']

/** Adds the employees of a list to a company: all of them or none. */
export const importEmployees = (company: number, list: string): Promise<EmployeeImport> =>
  answer(
    client.POST('/api/employees/import/', {
      params: { query: { company_id: company } },
      headers: { 'Content-Type': 'application/octet-stream' },
      body: '', // the list itself, which the next line gives
      bodySerializer: () => list,
    }),
  )

/** Archives an employee with hours, and deletes one without. */
export const removeEmployee = (id: number): Promise<unknown> =>
  answer(client.DELETE('/api/employees/{id}/', { params: { path: { id } } }))

/** Returns the whole BSN of an employee. The server notes who asked. */
export const revealBsn = async (id: number): Promise<string> =>
  (await answer(client.POST('/api/employees/{id}/reveal-bsn/', { params: { path: { id } } }))).bsn

/** Confirms with the password, and a code if there is a second factor, who is there, for ten minutes and this session. */
export const confirmIdentity = (password: string, otp: string) =>
  answer(client.POST('/api/account/confirm/', { body: { password, ...(otp !== '' && { otp }) } }))
