/** A piece of a text, and whether it is in only one of two texts. */
export interface Piece {
  text: string
  changed: boolean
}

const tokens = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** Two texts of more words than this, multiplied, are shown as wholly changed. */
const most = 4_000_000

function common(a: string[], b: string[]): number {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

/** Returns which words of `a` and `b` are in a longest common sequence. */
function kept(a: string[], b: string[]): [boolean[], boolean[]] {
  const inA = a.map(() => false)
  const inB = b.map(() => false)
  if (a.length * b.length > most) return [inA, inB]
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inA[i++] = true
      inB[j++] = true
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return [inA, inB]
}

/** Joins neighbours that are alike. A space between two words that changed is marked with them. */
function join(words: string[], same: boolean[]): Piece[] {
  const pieces: Piece[] = []
  for (const [at, text] of words.entries()) {
    const between = text.trim() === '' && same[at - 1] === false && same[at + 1] === false
    const changed = between || !same[at]
    const last = pieces.at(-1)
    if (last?.changed === changed) last.text += text
    else pieces.push({ text, changed })
  }
  return pieces
}

/** Compares two texts by word. Returns the pieces of each. */
export function compareWords(before: string, after: string): [Piece[], Piece[]] {
  const [a, b] = [tokens(before), tokens(after)]
  const start = common(a, b)
  const end = common(a.slice(start).reverse(), b.slice(start).reverse())
  const [inA, inB] = kept(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const around = (middle: boolean[]) => [...Array(start).fill(true), ...middle, ...Array(end).fill(true)]
  return [join(a, around(inA)), join(b, around(inB))]
}
