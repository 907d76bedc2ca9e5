import { FactList } from '../../ui/fact-list'
import styles from './processing.module.css'

interface Props {
  number: string | undefined
  title: string | undefined
}

const onItsWay = '\u00a0'

/** The number and title of a request. They have their room before they are loaded. */
export function Reference({ number = onItsWay, title = onItsWay }: Props) {
  return (
    <FactList
      facts={[
        { name: 'Aanvraagnummer', value: <strong>{number}</strong> },
        { name: 'Project', value: <div className={styles.project}>{title}</div> },
      ]}
    />
  )
}
