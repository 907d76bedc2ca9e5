import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Ref } from 'react'
import { sentenceOf } from '../../lib/rules/sentences'
import { Actions } from '../../ui/actions'

interface Props {
  ref: Ref<HTMLDivElement>
  onAdd: () => void
  onTurnOff: () => void
}

/** Says why step 3 is closed, and offers two ways to open it. It gets the focus, which reads it out. */
export function PartnerMissing({ ref, onAdd, onTurnOff }: Props) {
  return (
    <Alert
      ref={ref}
      role="group"
      tabIndex={-1}
      color="yellow"
      title={sentenceOf({ code: 'partner_missing', args: {} })}
    >
      <Stack gap="sm">
        <Text>Je gaf aan dat je samenwerkt, maar er staat nog geen partner in je aanvraag.</Text>
        <Actions>
          <Button onClick={onAdd}>Partner toevoegen</Button>
          <Button variant="default" onClick={onTurnOff}>
            Samenwerking uitzetten
          </Button>
        </Actions>
      </Stack>
    </Alert>
  )
}
