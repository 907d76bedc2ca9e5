import styles from './processing.module.css'

interface Props {
  number: string | undefined
  title: string | undefined
}

const onItsWay = '\u00a0'

/** The number and title of a request. They have their room before they are loaded. */
export function Reference({ number = onItsWay, title = onItsWay }: Props) {
  return (
    <dl className={styles.reference}>
      <div>
        <dt>Aanvraagnummer</dt>
        <dd className={styles.number}>{number}</dd>
      </div>
      <div>
        <dt>Project</dt>
        <dd className={styles.project}>{title}</dd>
      </div>
    </dl>
  )
}
