import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Part, PartContent } from '../../../api/application'
import type { Draft } from '../../../shared/saving/unsaved-parts'
import type { Drafting } from '../../../shared/saving/use-drafts'
import { Actions } from '../../../ui/actions'
import { Changes } from '../changes/changes'

interface Props {
  draft: Draft
  /** The part as it was saved meanwhile. */
  newest: Part
  drafting: Drafting
  /** Called with the text that is given up. */
  onDrop: (content: PartContent) => void
}

/**
 * Shown when a part was changed elsewhere while one typed here. Both texts are in sight; one's own is
 * still in the form below and can be changed before it is saved.
 */
export function Conflict({ draft, newest, drafting, onDrop }: Props) {
  function keep() {
    drafting.keepMine(newest.key)
    void drafting.save()
  }

  function drop() {
    drafting.drop(newest.key)
    onDrop(draft.content)
  }

  return (
    <Alert color="yellow">
      <Stack>
        <Text>
          <strong>Dit onderdeel is intussen ergens anders gewijzigd.</strong> Jouw tekst staat nog in het formulier
          hieronder en is niet opgeslagen. Neem over wat je wilt houden en kies dan.
        </Text>
        {newest.content !== null && (
          <Changes before={newest.content} after={draft.content} names={['Opgeslagen versie', 'Jouw tekst']} />
        )}
        <Actions>
          <Button onClick={keep}>Bewaar mijn tekst</Button>
          <Button variant="default" onClick={drop}>
            Gebruik de opgeslagen versie
          </Button>
        </Actions>
      </Stack>
    </Alert>
  )
}
