import type { Answered } from '../../../api/application'
import { Notice } from '../../../ui/notice'
import styles from './added-words.module.css'

interface Props {
  /** The last answer. */
  answered: Answered | null
  /** The field that this stands under. */
  block?: string
  field: string
  /** What is in the field now. */
  text: string
}

const around = 60 // characters shown before the new words

/** The words that the last answer put into a field, marked in their text. Offsets count characters as the server does. */
export function AddedWords({ answered, block = '', field, text }: Props) {
  if (answered?.added == null || answered.block !== block || answered.field !== field) return null
  const { from, to, text: words } = answered.added
  const letters = Array.from(text)
  if (letters.slice(from, to).join('') !== words) return null // changed since
  const start = Math.max(0, from - around)
  return (
    <p className={styles.added}>
      Toegevoegd: {start > 0 && '…'}
      {letters.slice(start, from).join('')}
      <mark>{words}</mark>
      {letters.slice(to, to + around).join('')}
    </p>
  )
}

/** Shows an answer back whose part is read after payment. */
export function AddedToLocked({ answered: { added } }: { answered: Answered }) {
  return <Notice tone="good">Je antwoord staat in dit onderdeel: “{added?.text}”</Notice>
}
