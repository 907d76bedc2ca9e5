import { Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import styles from './changes.module.css'
import { compareWords, type Piece } from './compare-words'
import { type Change, changesBetween } from './fields'

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
  if (changes.length === 0) return <Text variant="lead">Er is geen verschil.</Text>
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
      <Text mb="2xs" size="sm" fw={600}>
        {label}
      </Text>
      <SimpleGrid minColWidth="min(var(--wbso-tile), 100%)" autoFlow="auto-fit" spacing="xs">
        <Version name={names[0]} text={before}>
          {keyed(old).map(({ key, text, changed }) => (changed ? <del key={key}>{text}</del> : text))}
        </Version>
        <Version name={names[1]} text={after}>
          {keyed(now).map(({ key, text, changed }) => (changed ? <ins key={key}>{text}</ins> : text))}
        </Version>
      </SimpleGrid>
    </div>
  )
}

const Version = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <Paper px="sm" py="xs" radius="sm">
    <Text variant="quiet" size="xs">
      {name}
    </Text>
    <Text className={styles.text} mod="typed" size="sm" c={text === '' ? 'gray.6' : undefined}>
      {text === '' ? 'leeg' : children}
    </Text>
  </Paper>
)
