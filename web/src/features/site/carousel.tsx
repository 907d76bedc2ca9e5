import { Box, Button, Group } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type FocusEvent, useState } from 'react'
import { useTimer } from '../../lib/use-timer'
import { Icon } from '../../ui/icon'
import styles from './how-it-works.module.css'
import { views } from './how-steps'
import { ServiceViews } from './service-views'

const period = 15_000 // ms that each item is shown

/**
 * Turns from item to item by itself. It stands still while the pointer or the focus is
 * inside, after a pause, and from the start with reduced motion. Spread `hold` on the
 * element around the items.
 */
function useRotation(count: number) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false })
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !still
  const running = playing && !pointed && !focused

  useTimer(running ? period : null, () => setAt((at + 1) % count), at)

  /** Who lets it play wants it to, although both are still on the button. */
  function toggle() {
    setChosen(!playing)
    setPointed(false)
    setFocused(false)
  }

  return {
    at,
    show: setAt,
    turn: (by: 1 | -1) => setAt((at + by + count) % count),
    playing,
    toggle,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}

/** Shows the steps of one service and then of the other, until one stops it or looks closer. */
export function Carousel() {
  const { at, turn, show, playing, toggle, hold } = useRotation(views.length)
  const shown = views[at] ?? views[0]
  const icon = playing ? IconPlayerPause : IconPlayerPlay
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a carousel, not of form fields
    <div role="group" aria-roledescription="carrousel" aria-label="Onze diensten" {...hold}>
      <div className={styles.controls}>
        <Group p="2xs" bg="gray.2" bdrs="md" gap={0} role="group" aria-label="Dienst">
          {views.map(({ id, name }, index) => (
            <Button
              key={id}
              size="md"
              px="md"
              radius="sm"
              {...(index !== at && { variant: 'subtle', c: 'gray.8' })}
              aria-pressed={index === at}
              onClick={() => show(index)}
            >
              {name}
            </Button>
          ))}
        </Group>
        <Group gap="xs">
          <Button variant="default" size="md" px="sm" aria-label="Vorige" onClick={() => turn(-1)}>
            <Icon of={IconChevronLeft} />
          </Button>
          <Button variant="default" size="md" px="sm" aria-label="Volgende" onClick={() => turn(1)}>
            <Icon of={IconChevronRight} />
          </Button>
          <Button variant="default" size="md" px="sm" leftSection={<Icon of={icon} />} onClick={toggle}>
            <Box component="span" miw="4.25rem" ta="left">
              {playing ? 'Pauzeer' : 'Speel af'}
            </Box>
          </Button>
        </Group>
      </div>
      <div aria-live={playing ? 'off' : 'polite'}>
        <ServiceViews shown={shown.id} />
      </div>
    </div>
  )
}
