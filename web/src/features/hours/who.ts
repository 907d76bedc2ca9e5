/** An administrator has no name here. */
export const who = (by: string): string => (by === 'administrator' ? 'een beheerder' : by)
