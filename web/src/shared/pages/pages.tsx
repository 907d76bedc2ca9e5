import { Box, Button, Flex, Group, UnstyledButton } from '@mantine/core'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { Failed } from '../../ui/failed'
import { Icon } from '../../ui/icon'
import { PageTurns } from './page-turns'
import { Sheet } from './sheet'
import type { Viewed } from './use-pdf'

const swipe = 50 // CSS pixels that a finger goes sideways, further than up or down

/** The page of a document that is shown. Arrow keys and a swipe turn it, unless it is enlarged: then they scroll. */
function useTurns(count: number, enlarged: boolean) {
  const [wanted, setWanted] = useState(1)
  const from = useRef<{ x: number; y: number } | null>(null)
  const page = Math.min(wanted, count)

  const turn = (by: number) => setWanted(Math.min(Math.max(page + by, 1), count))

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || enlarged || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(by)
  }

  function onTouchStart({ touches }: TouchEvent) {
    const finger = touches[0]
    const zoomed = (window.visualViewport?.scale ?? 1) > 1 // then a finger moves what is seen
    from.current =
      finger && touches.length === 1 && !enlarged && !zoomed ? { x: finger.clientX, y: finger.clientY } : null
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0]
    if (from.current === null || finger === undefined) return
    const [across, along] = [finger.clientX - from.current.x, finger.clientY - from.current.y]
    from.current = null
    if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1)
  }

  return { page, turn, onKeyDown, onTouchStart, onTouchEnd }
}

interface Props {
  /** What the document is: 'Je aanvraag'. */
  name: string
  viewed: Viewed
  /** Shows the document larger. Without it there is a button to enlarge the page here. */
  onEnlarge?: () => void
  /** More buttons. */
  children?: ReactNode
}

/** The pages of a document, one at a time. */
export function Pages({ name, viewed: { pdf, problem, retry }, onEnlarge, children }: Props) {
  const count = pdf?.count ?? 1
  const large = onEnlarge === undefined
  const [enlarged, setEnlarged] = useState(false)
  const { page, turn, onKeyDown, ...swipe } = useTurns(count, enlarged)
  const view = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (view.current) view.current.scrollTop = 0
  }, [page])

  return (
    // Arrow keys turn the page wherever the focus is.
    <Flex direction="column" flex={large ? 1 : undefined} gap="sm" miw={0} mih={0} onKeyDown={onKeyDown}>
      <Box
        pos="relative"
        {...(large && { flex: 1, p: 'xs', bg: 'gray.2', style: { overflow: 'auto', overscrollBehavior: 'contain' } })}
        role="group"
        aria-label={pdf ? `${name}, pagina ${page} van ${count}` : name}
        ref={view}
        tabIndex={large ? 0 : undefined} // without a mouse, what scrolls needs the focus
        {...swipe}
      >
        {problem === null ? (
          <Sheet pdf={pdf} page={page} enlarged={enlarged} />
        ) : (
          <Failed message={problem} onRetry={retry} />
        )}
        {onEnlarge && pdf && problem === null && (
          <UnstyledButton
            pos="absolute"
            inset={0}
            style={{ cursor: 'zoom-in' }}
            aria-label={`Vergroot pagina ${page}`}
            onClick={onEnlarge}
          />
        )}
      </Box>
      {/* The bar has its room before the document is there. */}
      <Group justify={large ? 'space-between' : 'center'} gap="sm" mih={36}>
        {pdf && <PageTurns page={page} count={count} onTurn={turn} small={!large} />}
        {large && (
          <Group gap="xs">
            {pdf && (
              <Button
                variant="default"
                size="xs"
                leftSection={enlarged ? <Icon of={IconZoomOut} /> : <Icon of={IconZoomIn} />}
                onClick={() => setEnlarged(!enlarged)}
              >
                {enlarged ? 'Verklein' : 'Vergroot'}
              </Button>
            )}
            {children}
          </Group>
        )}
      </Group>
    </Flex>
  )
}
