import type { Ref } from 'react'
import styles from './suggestions.module.css'
import type { VerdictLine } from './verdict-lines'

interface Props {
  /** Takes the focus when the button that shows the rest goes. */
  ref: Ref<HTMLDivElement>
  lines: VerdictLine[]
  /** Whether more is being typed. Screen readers hear the whole from the caller. */
  typing: boolean
  /** Shows the rest. */
  onPress: () => void
}

/** The lines of a verdict. They are text, never markup. */
export function Suggestions({ ref, lines, typing, onPress }: Props) {
  return (
    <div className={styles.box} ref={ref} tabIndex={-1}>
      <div className={styles.lines} aria-hidden={typing || undefined} onClick={typing ? onPress : undefined}>
        {lines.map(({ label, text, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and keep their places
          <div key={index}>
            {label !== '' && <strong className={styles.label}>{label}</strong>}
            {text !== '' && <p className={styles.text}>{text}</p>}
            {example !== '' && <p className={styles.example}>{example}</p>}
          </div>
        ))}
      </div>
    </div>
  )
}
