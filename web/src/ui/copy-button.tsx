import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from './icon'

interface Props {
  /** What the copied text is, for screen readers: 'Technische knelpunten'. */
  of: string
  /** The text, or how to get the newest one. */
  text: string | (() => Promise<string>)
  label?: string
}

const shownFor = 3_000 // ms

/** Puts a text on the clipboard, exactly as it is. */
export function CopyButton({ of, text, label = 'Kopieer' }: Props) {
  const clipboard = useClipboard({ timeout: shownFor })
  const [lacking, setLacking] = useState(false)
  const failed = clipboard.error !== null || lacking
  const copied = clipboard.copied && !failed

  async function copy() {
    try {
      clipboard.copy(typeof text === 'string' ? text : await text())
      setLacking(false)
    } catch {
      setLacking(true)
    }
  }

  const icon = copied ? IconCheck : IconCopy
  return (
    <Group gap={failed ? 'xs' : 0}>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon of={icon} size="sm" />}
        aria-label={`${label}: ${of}`}
        onClick={() => void copy()}
      >
        {copied ? 'Gekopieerd' : label}
      </Button>
      <Text span size="xs" c="error" role="status">
        {copied && <VisuallyHidden>Gekopieerd</VisuallyHidden>}
        {failed && 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.'}
      </Text>
    </Group>
  )
}
