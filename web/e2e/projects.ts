import { type Aanvraag, addEmployee, call, payFor, processedRequest, type Tokens } from './people.ts'
import type { Server } from './server.ts'

/** Makes a paid request, on which hours can be logged. */
export async function paidProject(
  server: Server,
  tokens: Tokens,
  of?: Parameters<typeof processedRequest>[2],
): Promise<Aanvraag> {
  const project = await processedRequest(server, tokens, of)
  await payFor(server, tokens, project.project_number)
  return project
}

/** Adds an employee to the company of a project, and assigns them to it. Returns the id. */
export async function employeeOn(
  server: Server,
  tokens: Tokens,
  project: Aanvraag,
  first_name: string,
  last_name: string,
): Promise<number> {
  const id = await addEmployee(server, tokens, project, first_name, last_name)
  const body = { project_number: project.project_number, employee_ids: [id] }
  await call(server, 'POST', '/api/project-assignments/bulk_assign/', tokens.access, body)
  return id
}

/** Logs hours of an employee on a day. */
export const logHours = (
  server: Server,
  { access }: Tokens,
  { project_number }: Aanvraag,
  employee: number,
  date: string,
  hours: string,
): Promise<unknown> =>
  call(server, 'POST', '/api/hours/', access, {
    employee,
    date,
    hours,
    description: 'Metingen samengevoegd',
    project_number,
  })
