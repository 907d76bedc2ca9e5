/** Something that stands in the way; `field` is the id of the input that mends it. */
export interface Problem {
  field: string | null
  /** What the summary puts in front; at the field itself its own label does. */
  label?: string
  text: string
}

/** What to say in the summary: 'Gebruikersnaam: …'. */
export const lineOf = ({ label, text }: Problem): string => (label === undefined ? text : `${label}: ${text}`)

/** What to say at a field. */
export const problemAt = (problems: Problems | null, field: string): string | undefined =>
  problems?.list.find((problem) => problem.field === field)?.text

/** What keeps a form from being accepted. A server's refusals stand on one line, joined with a dash. */
export interface Problems {
  list: Problem[]
  oneLine: boolean
}

export const oneProblem = (text: string): Problems => ({ list: [{ field: null, text }], oneLine: true })
