import { Divider, Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application } from '../../api/application'
import { screenSearch } from '../../lib/screen-search'
import { PlainList } from '../../ui/plain-list'
import links from '../../ui/side-links.module.css'
import { LayoutState, PartState } from './part-state'
import { stepsBefore, stepsOf } from './screens'

interface Props {
  application: Application
  /** The one that is open. */
  screen: string
  onOpen: () => void
}

/**
 * The parts with their state, at the left of the open one. They scroll by themselves once they are at the top of the
 * window, so that filing below them stays in sight. Small screens have a select instead.
 */
export function PartsList({ application, screen, onOpen }: Props) {
  const { parts, questions, filed } = application
  const link = (key: string, label: string, state?: ReactNode) => (
    <Link
      className={links.link}
      to={{ search: screenSearch(key) }}
      aria-current={key === screen ? 'page' : undefined}
      onClick={onOpen}
    >
      <Stack gap={0}>
        {label}
        {state}
      </Stack>
    </Link>
  )
  return (
    <Flex
      component="nav"
      direction="column"
      visibleFrom="md"
      pos="sticky"
      top="var(--mantine-spacing-lg)"
      flex="none"
      w="sidebar"
      mah="calc(100vh - 2 * var(--mantine-spacing-lg))"
      ml="-sm"
      aria-label="Onderdelen van je aanvraag"
    >
      <PlainList ordered gap="3xs" flex="0 1 auto" mih={0} style={{ overflowY: 'auto' }}>
        {stepsBefore(application).map(({ key, label }) => (
          <li key={key}>{link(key, label, <LayoutState questions={questions} />)}</li>
        ))}
        {parts
          .filter(({ hidden }) => !hidden)
          .map((part) => (
            <li key={part.key}>{link(part.key, part.label, filed === null && <PartState part={part} />)}</li>
          ))}
      </PlainList>
      <Divider my="xs" />
      <PlainList ordered gap="3xs">
        {stepsOf(application).map(({ key, label }) => (
          <li key={key}>{link(key, label)}</li>
        ))}
      </PlainList>
    </Flex>
  )
}
