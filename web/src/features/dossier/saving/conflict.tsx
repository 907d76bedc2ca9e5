import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Part, PartContent } from '../../../api/application'
import { Actions } from '../../../ui/actions'
import { Changes } from '../changes/changes'
import type { Draft } from './draft'
import type { Saver } from './saver'

interface Props {
  draft: Draft
  /** The part as it was saved meanwhile. */
  newest: Part
  saver: Saver
  /** Called with the text that is given up. */
  onDrop: (content: PartContent) => void
}

/**
 * Shown when a part was changed elsewhere while one typed here. Both texts are in sight; one's own is
 * still in the form below and can be changed before it is saved.
 */
export function Conflict({ draft, newest, saver, onDrop }: Props) {
  function drop() {
    saver.drop(newest.key)
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
          <Button onClick={() => void saver.keepMine(newest.key)}>Bewaar mijn tekst</Button>
          <Button variant="default" onClick={drop}>
            Gebruik de opgeslagen versie
          </Button>
        </Actions>
      </Stack>
    </Alert>
  )
}
