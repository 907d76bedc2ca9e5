import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Link, type To } from 'react-router'
import type { Clause } from '../../api/layout'
import { dragType } from './drop-box'
import styles from './layout.module.css'

/** The id of the button that moves a sentence. */
export const sentenceButton = (clause: string): string => `verplaats-${clause}`

interface Props {
  clause: Clause
  /** Leads to the part that it is in. */
  partLink: To
  onChoose: () => void
  onPress: (event: KeyboardEvent) => void
}

/** A sentence of the user, with the words marked that its place was proposed for. */
export function Sentence({ clause, partLink, onChoose, onPress }: Props) {
  const { id, text, box, proposed, quote, edited } = clause
  const movable = !edited
  const at = quote === null || box !== proposed ? -1 : text.indexOf(quote)
  return (
    <li
      className={styles.sentence}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, id)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      {movable && <IconGripVertical className={styles.grip} size={18} stroke={1.75} aria-hidden="true" />}
      <p className={styles.text}>
        {at < 0 || quote === null ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <mark>{quote}</mark>
            {text.slice(at + quote.length)}
          </>
        )}
        {edited && (
          <span className={styles.note}>
            Deze zin heb je gewijzigd. Verplaats hem <Link to={partLink}>in het onderdeel zelf</Link>.
          </span>
        )}
      </p>
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
