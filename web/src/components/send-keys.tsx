import styles from './send-keys.module.css'

/** Says what Enter does in a text field: 'slaat op'. */
export function SendKeys({ does }: { does: string }) {
  return (
    <p className={styles.keys}>
      <kbd>Enter</kbd> {does}, <kbd>Shift</kbd> + <kbd>Enter</kbd>: nieuwe regel
    </p>
  )
}
