import { kept } from './kept'

/** What a user notes about a request: the steps of filing that are done, and the ids of the questions that were passed on. */
type Note = 'done' | 'passedOn'

export function notesOf(owner: number, request: string, name: Note): string[] {
  const content = kept.notes.of(owner, request).find(({ what }) => what === name)?.content
  return Array.isArray(content) ? content.filter((one) => typeof one === 'string') : []
}

export const note = (owner: number, request: string, what: Note, content: string[]): boolean =>
  kept.notes.keep({ owner, request, what, page: '', content })
