import { Group } from '@mantine/core'
import { aboutMinutes, questionCount } from '../../lib/question-words'
import type { components } from '../../lib/schema'

/** What one group of people has to answer. */
export interface Work {
  group: components['schemas']['QuestionGroup']
  questions: number
  minutes: number
}

/** Who knows the answers to the open questions, with the time that each needs. */
export function QuestionWork({ work }: { work: Work[] }) {
  if (work.length === 0) return null
  return (
    <Group component="ul" gap="lg" fz="sm" c="dimmed" style={{ rowGap: 2 }} aria-label="Wie het antwoord weet">
      {work.map(({ group, questions, minutes }) => (
        <li key={group}>
          <strong>{group.charAt(0).toUpperCase() + group.slice(1)}</strong>: {questionCount(questions)}
          {aboutMinutes(minutes)}
        </li>
      ))}
    </Group>
  )
}
