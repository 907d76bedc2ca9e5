import { Box, Text } from '@mantine/core'
import { Children, type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from './layout.module.css'

/** The type of what is dragged, so that nothing else is dropped here. */
export const dragType = 'application/x-wbso-zin'

/** Returns the handlers of an element into which a sentence can be dropped, and whether one is over it. */
function useDrop(onDrop: (clause: string) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const clause = event.dataTransfer.getData(dragType)
      if (clause !== '') onDrop(clause)
    },
  }
}

interface Props {
  label: string
  /** Whether its label is a heading of the page. */
  heading?: boolean
  onDrop: (clause: string) => void
  /** Its sentences. */
  children: ReactNode[]
}

/** A box with its sentences. */
export function DropBox({ label, heading = false, onDrop, children }: Props) {
  const id = useId()
  const drop = useDrop(onDrop)
  return (
    <div className={styles.box} {...drop}>
      {heading ? (
        <h3 className={styles.name} id={id}>
          {label}
        </h3>
      ) : (
        <Text className={styles.boxName} variant="quiet" fw={600} id={id}>
          {label}
        </Text>
      )}
      {Children.count(children) === 0 ? (
        <Text variant="quiet">Nog leeg</Text>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {children}
        </ul>
      )}
    </div>
  )
}

/** Where a drop makes another bottleneck. */
export function NewBottleneck({ onDrop }: { onDrop: (clause: string) => void }) {
  const drop = useDrop(onDrop)
  return (
    <Box className={styles.fresh} p="md" c="dimmed" fz="sm" {...drop}>
      <strong>Nieuw knelpunt</strong>
      <p>
        Kies Nieuw knelpunt na Verplaats<span data-keys>, of sleep een zin hierheen</span>.
      </p>
    </Box>
  )
}
