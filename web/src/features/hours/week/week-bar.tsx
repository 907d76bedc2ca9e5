import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { weekSpan, weekWords } from '../../../lib/day-words'
import { addDays, type Day, mondayOf, parseDate } from '../../../lib/rules/dates'
import { Icon } from '../../../ui/icon'
import { type CopyProps, CopyWeek } from '../tools'

interface Props extends CopyProps {
  monday: Day
  today: Day
  onGo: (day: Day) => void
}

const earliest = '2000-01-01' // a year that is still being typed is not gone to

/** Which week is shown, the ways to another and what fills it. */
export const WeekBar = memo(function WeekBar({ monday, today, onGo, ...copy }: Props) {
  const [typed, setTyped] = useState<{ text: string; monday: Day }>({ text: monday, monday })

  function pick(text: string) {
    setTyped({ text, monday })
    const { value } = parseDate(text)
    if (value !== null && value >= earliest && mondayOf(value) !== monday) onGo(value)
  }

  const to = (day: Day) => ({ search: `?week=${mondayOf(day)}` })
  const isThisWeek = mondayOf(today) === monday
  return (
    <Group gap="xs">
      <div aria-live="polite">
        <Title order={2} size="h3">
          {weekWords(monday)}
        </Title>
        <Text variant="quiet">{weekSpan(monday)}</Text>
      </div>
      <Group component="nav" gap="xs" ml="auto" aria-label="Weken">
        <Button component={Link} to={to(addDays(monday, -7))} variant="default" px="sm" aria-label="Vorige week">
          <Icon of={IconChevronLeft} />
        </Button>
        <Button component={Link} to={to(today)} variant="default" aria-current={isThisWeek ? 'date' : undefined}>
          Deze week
        </Button>
        <Button component={Link} to={to(addDays(monday, 7))} variant="default" px="sm" aria-label="Volgende week">
          <Icon of={IconChevronRight} />
        </Button>
        <TextInput
          type="date"
          size="sm"
          w="10.5rem"
          aria-label="Ga naar een datum"
          value={typed.monday === monday ? typed.text : monday}
          onChange={(event) => pick(event.currentTarget.value)}
        />
      </Group>
      <CopyWeek {...copy} />
    </Group>
  )
})
