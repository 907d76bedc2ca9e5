import pages from './pages.json' with { type: 'json' }

const { requestApplication, requestProcessing, requestFailed, requestPayment, requestSuccess, requestPaid, ...others } =
  pages
const { project, projectEmployees, projectHours, projectImport, projectReports, ...fixed } = others

/** Every path of the client without a request in it. Links and routes take them from here, the server from pages.json. */
export const paths = fixed

/** The paths of a request as patterns for the router. */
export const requestRoutes = {
  application: requestApplication,
  processing: requestProcessing,
  failed: requestFailed,
  payment: requestPayment,
  success: requestSuccess,
  paid: requestPaid,
}

/** The paths of the project area as patterns for the router. */
export const projectRoutes = {
  dashboard: project,
  employees: projectEmployees,
  hours: projectHours,
  import: projectImport,
  reports: projectReports,
}

const of = (pattern: string) => (id: string) => pattern.replace(':id', () => id)

/** Paths of a request. The id is a database id or, in the product's own links, the project number. */
export const requestPaths = {
  application: of(requestApplication),
  processing: of(requestProcessing),
  failed: of(requestFailed),
  payment: of(requestPayment),
  success: of(requestSuccess),
  paid: of(requestPaid),
}

/** Paths of the project area, by project number. */
export const projectPaths = {
  dashboard: of(project),
  employees: of(projectEmployees),
  hours: of(projectHours),
  import: of(projectImport),
  reports: of(projectReports),
}
