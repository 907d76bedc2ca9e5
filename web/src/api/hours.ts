/** Begins the query keys of everything about hours. */
export const hoursKey = 'hours'
