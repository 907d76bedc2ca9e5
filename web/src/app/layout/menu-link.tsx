import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** An item of a menu. */
export const MenuItem = Button.withProps({
  variant: 'quiet',
  size: 'md',
  px: 'sm',
  fz: 'sm',
  fullWidth: true,
  justify: 'start',
})

interface Props extends Pick<LinkProps, 'to' | 'state'> {
  /** Whether it is the one that most come for. */
  first?: boolean
  children: ReactNode
}

/** A link of a menu. */
export const MenuLink = ({ first = false, children, ...link }: Props) => (
  <li>
    <MenuItem component={Link} {...link} {...(first && { c: 'ink.8' })}>
      {children}
    </MenuItem>
  </li>
)
