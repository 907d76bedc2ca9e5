import type { QueryClient } from '@tanstack/react-query'
import { applicationOf } from '../api/application'
import { projectEmployees } from '../api/employees'
import { projectStats } from '../api/projects'
import { oneRequest, requestList } from '../api/requests'

type Start = (queries: QueryClient, id: string) => Promise<void>

const request: Start = (queries, id) => queries.prefetchQuery(oneRequest(id))
const requests: Start = (queries) => queries.prefetchQuery(requestList)
const application: Start = (queries, id) => queries.prefetchQuery(applicationOf(id))
const project: Start = (queries, id) => queries.prefetchQuery(projectStats(id))
const employees: Start = (queries, id) => queries.prefetchQuery(projectEmployees(id))

/** The first calls of screens, by what they load. They are a file of their own, which public pages do without. */
export const firstCalls = { request, requests, application, project, employees }
