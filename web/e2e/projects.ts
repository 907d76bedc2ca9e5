import { call, payFor, processedRequest, requestOf, type Tokens } from './people.ts'
import type { Server } from './server.ts'

interface Project {
  number: string
  company: number
}

/** A paid request of this user, on which hours can be logged. */
export async function paidProject(server: Server, tokens: Tokens): Promise<Project> {
  const { project_number: number } = await processedRequest(server, tokens)
  await payFor(server, tokens, number)
  const { company_profile: company } = await requestOf(server, tokens, number)
  return { number, company: company.id }
}

/** Adds an employee to the company of a project, and assigns them to it. */
export async function employeeOn(
  server: Server,
  { access }: Tokens,
  { number, company }: Project,
  first_name: string,
  last_name: string,
): Promise<number> {
  const { id } = await call<{ id: number }>(server, 'POST', '/api/employees/', access, {
    first_name,
    last_name,
    function_title: 'Ontwikkelaar',
    email: `${first_name}@example.nl`,
    company_profile: company,
  })
  const body = { project_number: number, employee_ids: [id] }
  await call(server, 'POST', '/api/project-assignments/bulk_assign/', access, body)
  return id
}

/** Logs hours of an employee on a day. */
export const logHours = (
  server: Server,
  { access }: Tokens,
  { number }: Project,
  employee: number,
  date: string,
  hours: string,
): Promise<unknown> =>
  call(server, 'POST', '/api/hours/', access, {
    employee,
    date,
    hours,
    description: 'Metingen samengevoegd',
    project_number: number,
  })
