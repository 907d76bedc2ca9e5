import { Anchor, Flex, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import type { DraftStatus } from './use-draft'

interface Props {
  status: DraftStatus
  /** Whether there is something to wipe. */
  written: boolean
  onWipe: () => void
}

/** Says whether the draft is stored, and offers to wipe it. */
export const DraftLine = memo(function DraftLine({ status: { savedAt, full }, written, onWipe }: Props) {
  const [asking, setAsking] = useState(false)

  const saved = savedAt === null ? '' : `Concept opgeslagen ${savedAt}`
  const words = full
    ? 'Je browser kan je concept niet bewaren: de opslag is vol of uitgeschakeld. Sluit deze pagina niet voor je hebt verzonden.'
    : saved

  function wipe() {
    setAsking(false)
    onWipe()
  }

  return (
    <>
      <Flex wrap="wrap" rowGap="2xs" align="center" mih="xl">
        <Text
          role="status"
          mr={words === '' ? 0 : 'md'}
          size="xs"
          c={full ? 'yellow.8' : 'dimmed'}
          fw={full ? 600 : undefined}
        >
          {words}
        </Text>
        {written && (
          <Anchor variant="quiet" component="button" type="button" py="2xs" size="xs" onClick={() => setAsking(true)}>
            Wis concept
          </Anchor>
        )}
      </Flex>
      {asking && (
        <ConfirmDialog
          title="Wil je dit concept wissen?"
          action="Wissen"
          onConfirm={wipe}
          onClose={() => setAsking(false)}
        >
          Je teksten, de feedback en alle andere antwoorden verdwijnen uit deze browser. Dit kun je niet ongedaan maken.
        </ConfirmDialog>
      )}
    </>
  )
})
