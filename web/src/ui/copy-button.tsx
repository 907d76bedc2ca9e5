import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './copy-button.module.css'

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
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  const Icon = outcome === 'copied' ? IconCheck : IconCopy
  return (
    <div className={styles.copy}>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={16} stroke={2} aria-hidden="true" />}
        aria-label={`${label}: ${of}`}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? 'Gekopieerd' : label}
      </Button>
      <span className={outcome === 'failed' ? styles.failed : styles.heard} role="status">
        {outcome === 'copied' && 'Gekopieerd'}
        {outcome === 'failed' && 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer hem zelf.'}
      </span>
    </div>
  )
}
