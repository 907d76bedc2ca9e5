import { Paper, Text } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon'
import { QuietButton } from './quiet-button'

interface Props {
  label: string
  /** A name, below the label. */
  note?: string
  icon: ReactNode
  children: ReactNode
}

/**
 * A button that shows a panel of links below it. Closes on a press inside or
 * outside, on Escape and when the focus leaves. On small screens only the icon
 * is visible.
 */
export function Disclosure({ label, note, icon, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const root = useClickOutside<HTMLDivElement>(close)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    const next = event.relatedTarget
    if (next !== null && !event.currentTarget.contains(next)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the controls inside and is none itself
    <div className={styles.root} ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <QuietButton
        className={styles.button}
        ref={button}
        leftSection={icon}
        rightSection={<Icon of={IconChevronDown} size="sm" />}
        aria-label={note ? `${label}, ${note}` : label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Text span inherit visibleFrom="xs">
          {label}
          {note && (
            <Text variant="quiet" size="xs" ta="start" maw="7rem" truncate translate="no">
              {note}
            </Text>
          )}
        </Text>
      </QuietButton>
      <Paper className={styles.panel} id={id} withBorder={false} shadow="md" p="xs" hidden={!open} onClick={close}>
        {children}
      </Paper>
    </div>
  )
}
