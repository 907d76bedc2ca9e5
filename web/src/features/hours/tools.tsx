import { Button } from '@mantine/core'
import { IconCopy, IconUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { projectPaths } from '../../lib/paths'
import { Icon } from '../../ui/icon'

export interface CopyProps {
  copying: boolean
  onCopy: () => void
}

/** Fills the grid with what the week before has. */
export const CopyWeek = ({ copying, onCopy }: CopyProps) => (
  <Button
    variant="default"
    px="sm"
    leftSection={<Icon of={IconCopy} />}
    aria-disabled={copying || undefined}
    onClick={onCopy}
  >
    Kopieer vorige week
  </Button>
)

/** Leads to where hours of other programs are read. */
export const ToImport = ({ number }: { number: string }) => (
  <Button
    component={Link}
    to={projectPaths.import(number)}
    variant="default"
    px="sm"
    leftSection={<Icon of={IconUpload} />}
  >
    Importeren
  </Button>
)
