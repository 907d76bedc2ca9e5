const isBsn = (cell = ''): boolean => /^\d[\d. ]{6,}\d$/.test(cell.trim())

/**
 * Returns a list with its headings. One that was copied without them gets those of its columns, by where the address
 * of mail is; any other is left to the server, which says what it lacks. Added tells whether it got a line more.
 */
export function withHeadings(list: string): { list: string; added: boolean } {
  const lines = list.trimStart().split(/\r\n|\r|\n/)
  const separator = ['\t', ';', ','].find((one) => lines[0]?.includes(one)) ?? ';'
  const rows = lines.map((line) => line.split(separator))
  const last = rows.some((cells) => isBsn(cells[3])) ? ['bsn', 'functie'] : ['functie', 'bsn'] // a number is no function
  const columns = {
    2: ['voornaam', 'achternaam', 'e-mail', ...last],
    3: ['voornaam', 'achternaam', 'functie', 'e-mail', 'bsn'],
  }
  const at = rows[0]?.findIndex((cell) => cell.includes('@'))
  if (at !== 2 && at !== 3) return { list, added: false }
  const names = columns[at].slice(0, Math.max(...rows.map(({ length }) => length)))
  return { list: `${names.join(separator)}\n${list.trimStart()}`, added: true }
}

/** Returns the cells of a list in whatever order, without addresses of mail. */
export const cellsOf = (list: string): string[] => list.split(/[\r\n\t;,]+/).filter((cell) => !cell.includes('@'))

/** Decodes a file as UTF-8, or as Windows-1252, in which older programs export. */
export async function textOfFile(file: File): Promise<string> {
  const content = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
