import { Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'

interface Props {
  page: number
  count: number
  onTurn: (by: number) => void
  /** Whether the buttons have only their icon to show. */
  small: boolean
}

/** The page that is shown, between the buttons that turn it. */
export function PageTurns({ page, count, onTurn, small }: Props) {
  const where = (
    <Text variant="quiet" ta="center" miw="7rem" role="status">
      Pagina {page} van {count}
    </Text>
  )
  if (count === 1) return where
  const [back, on] = [<Icon of={IconChevronLeft} key="back" />, <Icon of={IconChevronRight} key="on" />]
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="xs"
        leftSection={!small && back}
        aria-label={small ? 'Vorige' : undefined}
        aria-disabled={page === 1}
        data-disabled={page === 1 || undefined}
        onClick={() => onTurn(-1)}
      >
        {small ? back : 'Vorige'}
      </Button>
      {where}
      <Button
        variant="default"
        size="xs"
        rightSection={!small && on}
        aria-label={small ? 'Volgende' : undefined}
        aria-disabled={page === count}
        data-disabled={page === count || undefined}
        onClick={() => onTurn(1)}
      >
        {small ? on : 'Volgende'}
      </Button>
    </Group>
  )
}
