/** Begins the query keys of everything about reports. */
export const reportsKey = 'reports'
