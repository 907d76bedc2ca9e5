/** A piece of the text of a page, as pdf.js finds it. */
interface Piece {
  str: string
  /** Whether a line ends after it. */
  hasEOL: boolean
}

/** Puts the text of a page together, line by line. */
export const linesOf = (pieces: Piece[]): string[] =>
  pieces
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
