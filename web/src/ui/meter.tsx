import { Group, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { components } from '../lib/schema'
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

const colours = { ok: 'ink.6', warning: 'yellow.5', error: 'red.6' }

/** A bar, full at 100%, with its measure in words below it. */
export function Meter({ name, percent, words, level, children }: Props) {
  const filled = Math.min(percent, 100)
  return (
    <Stack gap="2xs">
      <Progress.Root
        className={styles.meter}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={words}
        style={{ printColorAdjust: 'exact' }}
      >
        <Progress.Section className={styles.filled} withAria={false} value={filled} color={colours[level]} bdrs="md" />
      </Progress.Root>
      <Group gap="xs" c="dimmed" fz="sm">
        <Text span inherit aria-hidden="true">
          {words}
        </Text>
        {children}
      </Group>
    </Stack>
  )
}
