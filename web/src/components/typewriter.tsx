import { useCallback, useRef } from 'react'
import styles from './typewriter.module.css'
import { useTypewriter } from './use-typewriter'

interface Props {
  text: string
  animate: boolean
}

/**
 * A text that types itself, a new line as a blank line. It is drawn only: the
 * caller says it to screen readers. What is still to come already takes its
 * room, so that nothing below it moves. A press anywhere on it, or the button, shows all.
 */
export function Typewriter({ text, animate }: Props) {
  const spaced = text.trim().replace(/\n+/g, '\n\n')
  const { shown, done, skip } = useTypewriter(spaced, animate)
  const box = useRef<HTMLDivElement>(null)

  /** The button goes when all is there, pressed or not; who stood on it stays in place. */
  const keepPlace = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) box.current?.focus({ preventScroll: true })
    },
    [],
  )

  return (
    <div className={styles.box} ref={box} tabIndex={-1}>
      <p className={styles.text} aria-hidden="true" onClick={done ? undefined : skip}>
        {spaced.slice(0, shown)}
        {!done && <span className={styles.rest}>{spaced.slice(shown)}</span>}
      </p>
      {!done && (
        <button className={styles.skip} ref={keepPlace} type="button" onClick={skip}>
          Toon alles
        </button>
      )}
    </div>
  )
}
