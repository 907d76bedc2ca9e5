import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'

const shown = { characters: 240, lines: 4 }

/** Returns the beginning of a long text, up to a whole word, or a short text as it is. */
function beginningOf(text: string): string {
  const lines = text.split('\n').slice(0, shown.lines).join('\n')
  if (lines.length === text.length && text.length <= shown.characters) return text
  return `${lines.slice(0, shown.characters).replace(/\s+\S*$/, '')} …`
}

/** A text of which the beginning is shown, with a button for the rest. `name` says which text it is. */
export function FoldedText({ text, name }: { text: string; name: string }) {
  const [open, setOpen] = useState(false)
  const beginning = beginningOf(text)
  return (
    <>
      <Text mod="typed">{open ? text : beginning}</Text>
      {beginning !== text && (
        <Button variant="transparent" size="compact-sm" px={0} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Toon minder' : 'Toon hele tekst'} <VisuallyHidden>van {name}</VisuallyHidden>
        </Button>
      )}
    </>
  )
}
