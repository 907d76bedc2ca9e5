import { Text } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { Icon } from './icon'
import { PlainList } from './plain-list'
import styles from './side-links.module.css'

export interface SideLink {
  to: string
  label: string
  icon: TablerIcon
  /** Whether pages below it are parts of it. */
  withBelow?: boolean
}

/** The links of a sidebar. That of the page on the screen is marked. */
export const SideLinks = ({ name, links }: { name: string; links: SideLink[] }) => (
  <nav aria-label={name}>
    <PlainList gap="2xs">
      {links.map(({ to, label, icon, withBelow = false }) => (
        <li key={to}>
          <NavLink className={styles.link} to={to} end={!withBelow}>
            <Icon of={icon} />
            <Text span inherit lineClamp={2}>
              {label}
            </Text>
          </NavLink>
        </li>
      ))}
    </PlainList>
  </nav>
)
