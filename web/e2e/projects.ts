import { call, payFor, processedRequest, type Tokens } from './people.ts'
import type { Server } from './server.ts'

/** A paid project with employees, whose ids are by name. */
export interface Project {
  number: string
  employees: Map<string, number>
}

/** Makes a paid project of a user's company, with employees who are assigned to it: 'Anna de Vries'. */
export async function paidProject(server: Server, tokens: Tokens, names: string[]): Promise<Project> {
  const { project_number: number } = await processedRequest(server, tokens)
  await payFor(server, tokens, number)
  const [company] = await call<{ id: number }[]>(server, 'GET', '/api/profiles/', tokens.access)
  const employees = new Map<string, number>()
  for (const name of names) {
    const [first_name = '', ...rest] = name.split(' ')
    const { id } = await call<{ id: number }>(server, 'POST', '/api/employees/', tokens.access, {
      first_name,
      last_name: rest.join(' '),
      email: `medewerker-${employees.size}@example.nl`,
      function_title: 'Ontwikkelaar',
      company_profile: company?.id,
    })
    employees.set(name, id)
  }
  if (employees.size > 0)
    await call(server, 'POST', '/api/project-assignments/bulk_assign/', tokens.access, {
      project_number: number,
      employee_ids: [...employees.values()],
    })
  return { number, employees }
}

/** Logs hours of an employee of a project. */
export const logHours = (
  server: Server,
  { access }: Tokens,
  { number, employees }: Project,
  [name, date, hours]: [name: string, date: string, hours: string],
): Promise<unknown> =>
  call(server, 'POST', '/api/hours/', access, {
    employee: employees.get(name),
    project_number: number,
    date,
    hours,
    description: 'Regeling beproefd',
  })
