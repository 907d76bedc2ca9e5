import { Stack, Text } from '@mantine/core'
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
  if (changes.length === 0) return <Text c="gray.7">Er is geen verschil.</Text>
  return (
    <Stack>
      {changes.map((change) => (
        <FieldChange key={change.path} change={change} names={names} />
      ))}
    </Stack>
  )
}

function FieldChange({ change: { label, before, after }, names }: { change: Change; names: [string, string] }) {
  const [old, now] = compareWords(before, after)
  return (
    <div>
      <Text mb={4} size="sm" fw={600}>
        {label}
      </Text>
      <div className={styles.pair}>
        <div>
          <Text size="xs" c="gray.7">
            {names[0]}
          </Text>
          <p className={styles.text}>
            {before === '' && (
              <Text span inherit c="gray.6">
                leeg
              </Text>
            )}
            {keyed(old).map(({ key, text, changed }) => (changed ? <del key={key}>{text}</del> : text))}
          </p>
        </div>
        <div>
          <Text size="xs" c="gray.7">
            {names[1]}
          </Text>
          <p className={styles.text}>
            {after === '' && (
              <Text span inherit c="gray.6">
                leeg
              </Text>
            )}
            {keyed(now).map(({ key, text, changed }) => (changed ? <ins key={key}>{text}</ins> : text))}
          </p>
        </div>
      </div>
    </div>
  )
}
