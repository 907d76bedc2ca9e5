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
          <p className={styles.heading}>Niet gebruikt</p>
          <ul className={styles.list}>
            {draft.left_out.map(({ sentence, reason }) => (
              <li key={sentence}>
                {draft.sentences.find(({ number }) => number === sentence)?.text}
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
