import { Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon'
import { type Month, monthAfter, monthBefore, monthWords } from './month'

const to = (month: Month) => ({ search: `?month=${month}` })

/** Which month is shown, and the ways to another. */
export const MonthBar = ({ month, current }: { month: Month; current: Month }) => (
  <Group gap="xs">
    <div aria-live="polite">
      <Title order={2} size="h3" tt="capitalize">
        {monthWords(month)}
      </Title>
    </div>
    <Group component="nav" gap="xs" ml="auto" aria-label="Maanden">
      <Button component={Link} to={to(monthBefore(month))} variant="default" px="sm" aria-label="Vorige maand">
        <Icon of={IconChevronLeft} />
      </Button>
      <Button component={Link} to={to(current)} variant="default" aria-current={month === current ? 'date' : undefined}>
        Deze maand
      </Button>
      <Button component={Link} to={to(monthAfter(month))} variant="default" px="sm" aria-label="Volgende maand">
        <Icon of={IconChevronRight} />
      </Button>
    </Group>
  </Group>
)
