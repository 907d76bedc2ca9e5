import styles from './shortened.module.css'

interface Props {
  /** What is left on a small screen: 'Update'. */
  short: string
  /** What follows it where there is room: 'mijn profiel'. Screen readers always hear it. */
  rest: string
}

/** The words of a button, shorter on a small screen. */
export function Shortened({ short, rest }: Props) {
  return (
    <span className={styles.words}>
      {short} <span className={styles.rest}>{rest}</span>
    </span>
  )
}
