import type { EmployeeText } from '../../shared/employee/employee-fields'

/** A line of a list of employees. */
export interface EmployeeLine {
  /** As it is in the list, which tells it from the others. */
  line: string
  text: EmployeeText
}

const isBsn = (cell: string): boolean => /^\d[\d. ]{6,}\d$/.test(cell)

/** Reads a line by what its cells are: one with an @, one of digits, and else first name, last name and function. */
function readLine(line: string): EmployeeText {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? '\t'
  const cells = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const email = cells.find((cell) => cell.includes('@')) ?? ''
  const bsn = cells.find(isBsn) ?? ''
  const [first_name = '', last_name = '', function_title = ''] = cells.filter((cell) => cell !== email && cell !== bsn)
  return { first_name, last_name, function_title, email, bsn }
}

/** Reads a list of employees that was copied from a spreadsheet or a CSV file, a line each. Its headings are left out. */
export const readLines = (list: string): EmployeeLine[] =>
  list
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => /[^\s;,"]/.test(line))
    .filter((line, at) => at > 0 || line.includes('@') || !/voornaam|first.?name/i.test(line))
    .map((line) => ({ line, text: readLine(line) }))

/** Decodes a file as UTF-8, or as Windows-1252, in which older programs export. */
export async function textOfFile(file: File): Promise<string> {
  const content = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
