import { Button, Group, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react'
import type { Day } from '../../lib/rules/dates'
import closed from '../../ui/closed-button.module.css'
import { Icon } from '../../ui/icon'
import { inYear, isReported, type Period, periodOf, periodsOf, reportYears, stepped, yearOf } from './period'
import styles from './period-bar.module.css'
import { choiceOf, wordsOf } from './period-words'
import { ViewSwitch } from './view-switch'

interface Props {
  period: Period
  today: Day
  onGo: (to: Period) => void
}

interface StepProps extends Props {
  name: string
  by: number
  icon: TablerIcon
}

/** A button to the period before or after. Beyond the years of the reports it does nothing. */
function Step({ period, today, onGo, name, by, icon }: StepProps) {
  const to = stepped(period, by)
  const open = isReported(to, today)
  return (
    <Button
      className={closed.closed}
      variant="default"
      size="md"
      px="xs"
      aria-label={name}
      aria-disabled={!open}
      onClick={() => open && onGo(to)}
    >
      <Icon of={icon} />
    </Button>
  )
}

/** The choice of what a report is about. */
export function PeriodBar(props: Props) {
  const { period, today, onGo } = props
  const words = wordsOf[period.kind]
  const current = periodOf(period.kind, today)
  const isCurrent = period.first === current.first
  return (
    <Group gap="sm">
      <ViewSwitch {...props} />
      <Group className={styles.choice} gap="xs" wrap="nowrap">
        <Step {...props} name={words.previous} by={-1} icon={IconChevronLeft} />
        <NativeSelect
          className={styles.period}
          translate="no"
          aria-label={words.view}
          value={period.first}
          data={periodsOf(period.kind, yearOf(period), today).map((each) => ({
            value: each.first,
            label: choiceOf(each),
          }))}
          onChange={({ currentTarget: { value } }) => onGo({ ...period, first: value })}
        />
        <NativeSelect
          className={styles.year}
          translate="no"
          aria-label="Jaar"
          value={String(yearOf(period))}
          data={reportYears(period.kind, today).map(String)}
          onChange={({ currentTarget: { value } }) => onGo(inYear(period, Number(value), today))}
        />
        <Step {...props} name={words.next} by={1} icon={IconChevronRight} />
      </Group>
      <Button
        className={closed.closed}
        variant="default"
        size="md"
        aria-disabled={isCurrent}
        onClick={() => !isCurrent && onGo(current)}
      >
        {words.current}
      </Button>
    </Group>
  )
}
