import { IconCheck } from '@tabler/icons-react'
import styles from './contents.module.css'

const contents = [
  'Je hele projectomschrijving, in de volgorde van het RVO-formulier',
  'Stap voor stap hoe je indient, en tot wanneer dat kan',
  'Een controlelijst van wat RVO nog kan vragen',
]

/** What is in the document that one buys. */
export function Contents() {
  return (
    <ul className={styles.contents}>
      {contents.map((text) => (
        <li key={text}>
          <IconCheck className={styles.tick} size={18} stroke={2.5} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
