import { Title } from '@mantine/core'
import type { WbsoRequest } from '../../api/requests'
import styles from '../../components/facts.module.css'

/** The questions of RVO that the texts leave open, shown before payment. */
export function OpenQuestions({ questions }: { questions: WbsoRequest['open_questions'] }) {
  if (questions.length === 0) return null
  return (
    <section className={styles.facts}>
      <Title order={2} size="h3">
        Nog open voor RVO
      </Title>
      <p>
        Je teksten geven hier nog geen antwoord op. De vragen staan ook in je document, zodat je ze kunt aanvullen
        voordat je indient.
      </p>
      <ul>
        {questions.map(({ section, question }) => (
          <li key={section + question}>{question}</li>
        ))}
      </ul>
    </section>
  )
}
