import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Part } from '../../../api/application'
import type { Draft } from '../../../shared/saving/unsaved-parts'
import type { Drafting } from '../../../shared/saving/use-drafts'
import { Actions } from '../../../ui/actions'
import { Changes } from '../changes/changes'

/** What was typed in an application that was filed meanwhile. It stays in sight until it is thrown away. */
export function Unsent({ draft, part, drafting }: { draft: Draft; part: Part; drafting: Drafting }) {
  return (
    <Alert color="yellow">
      <Stack>
        <Text>
          <strong>Je laatste wijziging is niet opgeslagen,</strong> omdat de aanvraag is ingediend.
        </Text>
        <Changes before={part.content ?? {}} after={draft.content} names={['Ingediend', 'Niet opgeslagen']} />
        <Actions>
          <Button variant="default" onClick={() => drafting.drop(part.key)}>
            Gooi weg
          </Button>
        </Actions>
      </Stack>
    </Alert>
  )
}
