/** Begins the query keys of everything about employees. */
export const employeesKey = 'employees'
