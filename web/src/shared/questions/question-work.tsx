import { aboutMinutes, questionCount } from '../../lib/question-words'
import styles from './question-queue.module.css'

/** What one group of people has to answer. */
export interface Work {
  group: 'techniek' | 'boekhouding' | 'personeel'
  questions: number
  minutes: number
}

/** Who knows the answers to the open questions, with the time that each needs. */
export function QuestionWork({ work }: { work: Work[] }) {
  if (work.length === 0) return null
  return (
    <ul className={styles.work} aria-label="Wie het antwoord weet">
      {work.map(({ group, questions, minutes }) => (
        <li key={group}>
          <strong>{group.charAt(0).toUpperCase() + group.slice(1)}</strong>: {questionCount(questions)}
          {aboutMinutes(minutes)}
        </li>
      ))}
    </ul>
  )
}
