import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'
import styles from './how-it-works.module.css'
import { views } from './how-steps'
import { ServiceViews } from './service-views'
import { useRotation } from './use-rotation'

/** Shows the steps of one service and then of the other, until one stops it or looks closer. */
export function Carousel() {
  const { at, turn, show, playing, toggle, hold } = useRotation(views.length)
  const shown = views[at] ?? views[0]
  const icon = playing ? IconPlayerPause : IconPlayerPlay
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a carousel, not of form fields
    <div role="group" aria-roledescription="carrousel" aria-label="Onze diensten" {...hold}>
      <div className={styles.controls}>
        <Group className={styles.toggle} gap={0} role="group" aria-label="Dienst">
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
            <span className={styles.word}>{playing ? 'Pauzeer' : 'Speel af'}</span>
          </Button>
        </Group>
      </div>
      <div aria-live={playing ? 'off' : 'polite'}>
        <ServiceViews shown={shown.id} />
      </div>
    </div>
  )
}
