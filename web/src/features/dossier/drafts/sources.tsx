import { Text } from '@mantine/core'
import type { Draft } from '../../../api/drafts'
import styles from './drafts.module.css'

/** The sentences that a proposal rests on, and those that it leaves out with the reason. */
export function Sources({ draft }: { draft: Draft }) {
  const cited = new Set(draft.texts.flatMap(({ cites }) => cites))
  const used = draft.sentences.filter(({ number }) => cited.has(number))
  return (
    <details className={styles.sources}>
      <summary>Welke zinnen van jou zijn gebruikt?</summary>
      <ul className={styles.list}>
        {used.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ul>
      {draft.left_out.length > 0 && (
        <>
          <Text pt="sm" size="sm" fw={600}>
            Niet gebruikt
          </Text>
          <ul className={styles.list}>
            {draft.left_out.map(({ sentence, reason }) => (
              <li key={sentence}>
                {draft.sentences.find(({ number }) => number === sentence)?.text}
                <Text component="span" display="block" size="xs" c="gray.7">
                  {reason}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
