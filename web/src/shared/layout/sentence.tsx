import { Button, Text } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Link, type To } from 'react-router'
import type { Clause } from '../../api/layout'
import { Icon } from '../../ui/icon'
import { dragType } from './drop-box'
import styles from './layout.module.css'
import type { Separated } from './separated'

/** The id of the button that moves a sentence. */
export const sentenceButton = (clause: string): string => `verplaats-${clause}`

/** The id of the button that puts a sentence where a model suggests. */
export const followButton = (clause: string): string => `volg-${clause}`

/** Returns the words for which a sentence is where it is, or would be where a model suggests. */
function wordsOf({ box, proposed, quote, suggested, suggested_for = '' }: Clause): string {
  if (box === null && suggested !== undefined) return suggested_for
  return box === proposed ? (quote ?? '') : ''
}

interface Props {
  clause: Clause
  /** The name of the box that a model suggests, and what puts it there. */
  suggestion?: { name: string; follow: () => void } | undefined
  /** What a move separated it from, and what puts that beside it. */
  separated?: (Separated & { bring: () => void }) | undefined
  /** Leads to the part that it is in. */
  partLink: To
  onChoose: () => void
  onPress: (event: KeyboardEvent) => void
}

/** A sentence of the user, with the words marked that its place was proposed for. */
export function Sentence({ clause, suggestion, separated, partLink, onChoose, onPress }: Props) {
  const { id, text, edited } = clause
  const movable = !edited
  const quote = wordsOf(clause)
  const at = quote === '' ? -1 : text.indexOf(quote)
  return (
    <li
      className={styles.sentence}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, id)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      {movable && <Icon of={IconGripVertical} className={styles.grip} data-keys />}
      <p className={styles.text}>
        {at < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <mark>{quote}</mark>
            {text.slice(at + quote.length)}
          </>
        )}
        {edited && (
          <Text variant="quiet" span display="block">
            Deze zin heb je gewijzigd. Verplaats hem <Link to={partLink}>in het onderdeel zelf</Link>.
          </Text>
        )}
        {suggestion !== undefined && (
          <Text variant="quiet" span display="block">
            Voorstel van het taalmodel: {suggestion.name}
          </Text>
        )}
        {separated !== undefined && (
          <Text variant="quiet" span display="block">
            Hier staat “<span translate="no">{separated.word}</span>”. Hoort de zin ervoor erbij?
          </Text>
        )}
      </p>
      {separated !== undefined && (
        <Button
          className={styles.move}
          variant="default"
          size="compact-sm"
          aria-label={`Zet erbij: ${separated.before.text}`}
          onClick={separated.bring}
        >
          Zet erbij
        </Button>
      )}
      {suggestion !== undefined && (
        <Button
          id={followButton(id)}
          className={styles.move}
          size="compact-sm"
          aria-label={`Klopt, ${suggestion.name}: ${text}`}
          onClick={suggestion.follow}
          onKeyDown={onPress}
        >
          Klopt
        </Button>
      )}
      {movable && (
        <Button
          id={sentenceButton(id)}
          className={styles.move}
          variant="default"
          size="compact-sm"
          aria-label={`Verplaats: ${text}`}
          onClick={onChoose}
          onKeyDown={onPress}
        >
          Verplaats
        </Button>
      )}
    </li>
  )
}
