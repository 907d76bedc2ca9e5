/** Counts characters as the server does: by code points, so that most emoji count as one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
