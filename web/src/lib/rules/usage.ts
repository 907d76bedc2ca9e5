/** The full time of one employee, in hours. The server compares with it; see domain/usage.go. */
export const fullTime = { week: 40, month: 173.2 } as const
