import styles from './processing.module.css'

/** The number one mentions when asking about a request. */
export function Reference({ number, title }: { number: string; title: string }) {
  return (
    <dl className={styles.reference}>
      <div>
        <dt>Aanvraagnummer</dt>
        <dd className={styles.number}>{number}</dd>
      </div>
      <div>
        <dt>Project</dt>
        <dd>{title}</dd>
      </div>
    </dl>
  )
}
