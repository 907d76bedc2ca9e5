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
  return (
    <div className={styles.box}>
      <p className={styles.text} aria-hidden="true" onClick={done ? undefined : skip}>
        {spaced.slice(0, shown)}
        {!done && <span className={styles.rest}>{spaced.slice(shown)}</span>}
      </p>
      {!done && (
        <button className={styles.skip} type="button" onClick={skip}>
          Toon alles
        </button>
      )}
    </div>
  )
}
