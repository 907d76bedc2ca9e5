import { Button, Text } from '@mantine/core'
import { Actions } from '../../ui/actions'
import { CopyButton } from '../../ui/copy-button'
import { Notice } from '../../ui/notice'

export interface LostAnswer {
  /** The id of the question. */
  id: string
  text: string
}

/** Gives answers back whose questions are not asked any more. */
export function LostAnswers({ lost, onForget }: { lost: LostAnswer[]; onForget: (id: string) => void }) {
  return lost.map(({ id, text }) => (
    <Notice key={id} tone="warning">
      <p>Je typte een antwoord op een vraag die niet meer open staat. Het is niet opgeslagen:</p>
      <Text mod="typed">{text}</Text>
      <Actions>
        <CopyButton of="je antwoord" text={text} label="Kopieer je antwoord" />
        <Button variant="default" size="xs" onClick={() => onForget(id)}>
          Gooi weg
        </Button>
      </Actions>
    </Notice>
  ))
}
