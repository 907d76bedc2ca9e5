import { Box, Text } from '@mantine/core'
import type { Answered } from '../../../api/application'
import { Notice } from '../../../ui/notice'

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
    <Text variant="quiet" mt="xs" mod="typed">
      Toegevoegd: {start > 0 && '…'}
      {letters.slice(start, from).join('')}
      <Box component="mark" bg="green.1" c="green.9" fw={600}>
        {words}
      </Box>
      {letters.slice(to, to + around).join('')}
    </Text>
  )
}

/** Shows an answer back whose part is read after payment. */
export function AddedToLocked({ answered: { added } }: { answered: Answered }) {
  return <Notice tone="good">Je antwoord staat in dit onderdeel: “{added?.text}”</Notice>
}
