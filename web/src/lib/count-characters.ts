/** Characters as the server counts them: code points, so that an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
