import { Button } from '@mantine/core'
import type { Answering } from '../../../api/use-answering'
import { Actions } from '../../../components/actions'
import { CopyButton } from '../../../components/copy-button'
import { Notice } from '../../../components/notice'
import styles from './question-strip.module.css'

/** Gives an answer back whose question is not asked any more. */
export function LostAnswer({ answering: { lost, forgetLost } }: { answering: Answering }) {
  if (lost === null) return null
  return (
    <Notice tone="warning">
      <p>
        <strong>Deze vraag staat niet meer open:</strong> {lost.question}
      </p>
      <p className={styles.kept}>Je antwoord is niet opgeslagen: “{lost.text}”</p>
      <Actions>
        <CopyButton of="je antwoord" text={lost.text} label="Kopieer je antwoord" />
        <Button variant="default" size="xs" onClick={forgetLost}>
          Sluit
        </Button>
      </Actions>
    </Notice>
  )
}
