import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Part } from '../../../api/application'
import { Actions } from '../../../ui/actions'
import { Changes } from '../changes/changes'
import type { Draft } from './draft'
import type { Saver } from './saver'

interface Props {
  draft: Draft
  part: Part
  saver: Saver
}

/** What was typed in an application that was filed meanwhile. It stays in sight until it is thrown away. */
export function Unsent({ draft, part, saver }: Props) {
  return (
    <Alert color="yellow">
      <Stack>
        <Text>
          <strong>Je laatste wijziging is niet opgeslagen,</strong> omdat de aanvraag is ingediend.
        </Text>
        <Changes before={part.content ?? {}} after={draft.content} names={['Ingediend', 'Niet opgeslagen']} />
        <Actions>
          <Button variant="default" onClick={() => saver.drop(part.key)}>
            Gooi weg
          </Button>
        </Actions>
      </Stack>
    </Alert>
  )
}
