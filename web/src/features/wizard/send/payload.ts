import type { Submission } from '../../../api/requests'
import { fields } from '../fields'
import type { WizardData } from '../model'
import type { JudgedText } from '../texts/texts'

/** Returns the submission of an application that passes `checkAll`. Hidden answers are left out. */
export function payloadOf(data: WizardData): Submission {
  const sent = Object.entries(fields).flatMap(([name, { when, send, unasked }]) => {
    const value = when?.(data) === false ? unasked : send?.(data)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(sent) as unknown as Submission // of which every member has a field that sends its type
}

/** Returns what shows the server that the texts were judged good enough. It is no part of the content. */
export const proofsOf = ({ texts }: WizardData): string[] =>
  Object.values(texts).flatMap(({ given }: JudgedText) => given?.verdict.proof ?? [])

/** A digest of 53 bits (cyrb53) that tells contents apart. `crypto.subtle` is missing on plain http. */
function digest(text: string): string {
  let h1 = 0xdeadbeef
  let h2 = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    h1 = Math.imul(h1 ^ code, 2654435761)
    h2 = Math.imul(h2 ^ code, 1597334677)
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909)
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909)
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36)
}

/** Returns the idempotency key: the same for the same content, also after a reload or in another tab. */
export const submissionKey = (id: string, payload: Submission): string => `${id}-${digest(JSON.stringify(payload))}`
