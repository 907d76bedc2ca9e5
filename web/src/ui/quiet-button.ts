import { Button } from '@mantine/core'

/** A button among the words of a bar, a menu or a field. */
export const QuietButton = Button.withProps({ variant: 'quiet', size: 'md', px: 'xs', fz: 'sm' })
