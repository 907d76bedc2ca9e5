import { Button } from '@mantine/core'
import { IconCopy, IconUpload } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'
import { Actions } from '../../ui/actions'

interface Props {
  number: string
  copying: boolean
  onCopy: () => void
}

/** What fills the grid besides typing: on a phone beside each other, so that the grid begins on the first screen. */
export const Tools = memo(function Tools({ number, copying, onCopy }: Props) {
  return (
    <Actions>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconCopy size={18} stroke={2} aria-hidden="true" />}
        aria-disabled={copying || undefined}
        onClick={onCopy}
      >
        Kopieer vorige week
      </Button>
      <Button
        component={Link}
        to={projectPaths.import(number)}
        variant="default"
        px="sm"
        leftSection={<IconUpload size={18} stroke={2} aria-hidden="true" />}
      >
        Importeren
      </Button>
    </Actions>
  )
})
