import { Link } from 'react-router'
import { paths } from '../lib/paths'
import styles from './wordmark.module.css'

/** The brand as a link home, with a mark: a looking glass that has found something. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <Link className={styles.wordmark} to={paths.home} aria-label={brand ? `${brand}, naar home` : 'Naar home'}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
        <circle cx="14" cy="14" r="6.5" fill="none" stroke="var(--mantine-color-white)" strokeWidth="2.6" />
        <g fill="none" stroke="var(--mantine-color-orange-4)" strokeLinecap="round" strokeLinejoin="round">
          <path d="m19 19 6 6" strokeWidth="3" />
          <path d="m11.4 14.2 1.9 1.9 3.4-3.8" strokeWidth="2" />
        </g>
      </svg>
      <span>{brand}</span>
    </Link>
  )
}
