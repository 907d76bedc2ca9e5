import { useMemo } from 'react'
import styles from './changes.module.css'
import { type Change, changesBetween } from './fields'
import { compareWords, type Piece } from './words'

interface Props {
  before: unknown
  after: unknown
  /** What the two are called. */
  names: [string, string]
}

const keyed = (pieces: Piece[]) => {
  let at = 0
  return pieces.map((piece) => {
    const key = at
    at += piece.text.length
    return { ...piece, key }
  })
}

/** Two versions of a part beside each other, as far as they differ, with the changed words marked. */
export function Changes({ before, after, names }: Props) {
  const changes = useMemo(() => changesBetween(before, after), [before, after])
  if (changes.length === 0) return <p className={styles.none}>Er is geen verschil.</p>
  return (
    <div className={styles.changes}>
      {changes.map((change) => (
        <FieldChange key={change.path} change={change} names={names} />
      ))}
    </div>
  )
}

function FieldChange({ change: { label, before, after }, names }: { change: Change; names: [string, string] }) {
  const [old, now] = compareWords(before, after)
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <div className={styles.pair}>
        <div>
          <p className={styles.name}>{names[0]}</p>
          <p className={styles.text}>
            {before === '' && <span className={styles.empty}>leeg</span>}
            {keyed(old).map(({ key, text, changed }) => (changed ? <del key={key}>{text}</del> : text))}
          </p>
        </div>
        <div>
          <p className={styles.name}>{names[1]}</p>
          <p className={styles.text}>
            {after === '' && <span className={styles.empty}>leeg</span>}
            {keyed(now).map(({ key, text, changed }) => (changed ? <ins key={key}>{text}</ins> : text))}
          </p>
        </div>
      </div>
    </div>
  )
}
