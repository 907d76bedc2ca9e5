import type { ReactNode } from 'react'
import type { components } from '../../lib/schema'
import styles from './meter.module.css'

interface Props {
  /** What is measured, for screen readers. */
  name: string
  percent: number
  /** The measure in words, not capped: '92,5% van 173,2 uur'. */
  words: string
  level: components['schemas']['UsageLevel']
  /** What the level means, beside the words. */
  children?: ReactNode
}

/** A bar, full at 100%, with its measure in words below it. */
export function Meter({ name, percent, words, level, children }: Props) {
  const filled = Math.min(percent, 100)
  return (
    <div className={styles.meter} data-level={level}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element of the browser cannot be drawn alike everywhere */}
      <div
        className={styles.track}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={words}
      >
        <div className={styles.fill} style={{ width: `${filled}%` }} />
      </div>
      <div className={styles.words}>
        <span aria-hidden="true">{words}</span>
        {children}
      </div>
    </div>
  )
}
