import { Loader } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import styles from './stages.module.css'

const stages = [
  { name: 'Aanvraag ontvangen', text: 'Je teksten en gegevens zijn opgeslagen.' },
  { name: 'Document maken', text: 'We schrijven je aanvraag uit in de vorm die RVO vraagt.' },
  { name: 'Bekijken en betalen', text: 'Je bekijkt eerst een gratis preview en beslist dan pas.' },
  { name: 'Indienen', text: 'Je downloadt de PDF met instructies en dient zelf in bij RVO.' },
]

const making = 1 // the stage in which the user waits

function words(stage: number, current: number): 'klaar' | 'bezig' | 'nu' | 'hierna' {
  if (stage < current) return 'klaar'
  if (stage > current) return 'hierna'
  return stage === making ? 'bezig' : 'nu'
}

/** Drawn instead of the number of a stage. */
const marks = {
  klaar: <IconCheck size={16} stroke={2.5} />,
  bezig: <Loader size={16} color="ink.8" />,
  nu: null,
  hierna: null,
}

/** What is done, what happens now and what comes next. There is no percentage, because nobody knows it. */
export function Stages({ current }: { current: number }) {
  return (
    <ol className={styles.stages}>
      {stages.map(({ name, text }, index) => (
        <li
          key={name}
          className={styles.stage}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {marks[words(index, current)] ?? index + 1}
          </span>
          <div>
            <strong>
              {name} <span className={styles.words}>({words(index, current)})</span>
            </strong>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
