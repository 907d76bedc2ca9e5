import type { Icon } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import styles from './side-links.module.css'

export interface SideLink {
  to: string
  label: string
  icon: Icon
  /** Whether pages below it are parts of it. */
  withBelow?: boolean
}

/** The links of a sidebar. That of the page on the screen is marked. */
export function SideLinks({ name, links }: { name: string; links: SideLink[] }) {
  return (
    <nav aria-label={name}>
      <ul className={styles.list}>
        {links.map(({ to, label, icon: Drawn, withBelow = false }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} end={!withBelow}>
              <Drawn className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
