/**
 * Returns the company to begin with: the one last chosen in this browser, else the
 * one in the draft, else the first. Those not in the list are passed over.
 */
export function chosenCompany(ids: number[], stored: string | null, current: number | null): number | null {
  const known = (id: number | null): id is number => id !== null && ids.includes(id)
  const last = stored === null || stored.trim() === '' ? null : Number(stored)
  if (known(last)) return last
  return known(current) ? current : (ids[0] ?? null)
}
