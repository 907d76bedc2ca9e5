import { useCallback, useRef } from 'react'
import styles from './typewriter.module.css'
import { useTypewriter } from './use-typewriter'

interface Props {
  text: string
  animate: boolean
}

/**
 * A text that types itself, with a blank line for every new line. It is hidden
 * from screen readers, to which the caller announces it. The whole text has its
 * room from the start. A press on the text or the button shows the rest.
 */
export function Typewriter({ text, animate }: Props) {
  const spaced = text.trim().replace(/\n+/g, '\n\n')
  const { shown, done, skip } = useTypewriter(spaced, animate)
  const box = useRef<HTMLDivElement>(null)

  /** The button goes when all is typed. If it had the focus, the focus stays here. */
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
