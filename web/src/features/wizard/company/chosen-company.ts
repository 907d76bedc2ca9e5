/**
 * The company to begin with: the one last chosen in this browser when it is in
 * the list, else the one that the draft names, else the first; null when there is none.
 */
export function chosenCompany(ids: number[], stored: string | null, current: number | null): number | null {
  const known = (id: number | null): id is number => id !== null && ids.includes(id)
  const last = stored === null || stored.trim() === '' ? null : Number(stored)
  if (known(last)) return last
  return known(current) ? current : (ids[0] ?? null)
}
