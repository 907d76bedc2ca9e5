import { ActionIcon, Button, Group, Text, TextInput, Title } from '@mantine/core'
import { IconArrowRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo, type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { weekSpan, weekWords } from '../../../lib/day-words'
import { addDays, type Day, mondayOf, shortDate } from '../../../lib/rules/dates'
import { sentenceOf } from '../../../lib/rules/sentences'
import { parseTypedDate } from '../../../lib/typed-date'
import { Icon } from '../../../ui/icon'
import { type CopyProps, CopyWeek } from '../tools'
import { useWeekLink } from '../use-week'

interface Props extends Partial<CopyProps> {
  monday: Day
  today: Day
  onGo: (day: Day) => void
}

/** Which week is shown, the ways to another and what fills it, if it can be filled. */
export const WeekBar = memo(function WeekBar({ monday, today, onGo, copying = false, onCopy }: Props) {
  const [typed, setTyped] = useState<{ text: string; monday: Day; problem?: string } | null>(null)
  const { text, problem } = typed?.monday === monday ? typed : { text: shortDate(monday) }

  function go(event: SubmitEvent) {
    event.preventDefault()
    const { value, refusal } = parseTypedDate(text)
    if (refusal === null) onGo(value)
    else setTyped({ text, monday, problem: sentenceOf(refusal) })
  }

  const to = useWeekLink()
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
        <form noValidate onSubmit={go}>
          <TextInput
            size="sm"
            w="10.5rem"
            aria-label="Ga naar een datum"
            autoComplete="off"
            enterKeyHint="go"
            value={text}
            error={problem}
            errorProps={{ role: 'alert' }}
            onChange={(event) => setTyped({ text: event.currentTarget.value, monday })}
            rightSection={
              <ActionIcon type="submit" variant="subtle" aria-label="Ga naar deze datum">
                <Icon of={IconArrowRight} />
              </ActionIcon>
            }
          />
        </form>
      </Group>
      {onCopy && <CopyWeek copying={copying} onCopy={onCopy} />}
    </Group>
  )
})
