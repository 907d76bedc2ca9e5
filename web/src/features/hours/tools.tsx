import { Button } from '@mantine/core'
import { IconCopy, IconUpload } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'
import { Actions } from '../../ui/actions'
import { Icon } from '../../ui/icon'

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
        leftSection={<Icon of={IconCopy} />}
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
        leftSection={<Icon of={IconUpload} />}
      >
        Importeren
      </Button>
    </Actions>
  )
})
