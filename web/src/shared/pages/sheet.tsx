import { Box, VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Failed } from '../../ui/failed'
import styles from './pages.module.css'
import type { DrawnPage, Pdf } from './pdf-js'

const a4 = 210 / 297 // the proportions of every document of ours, until they are known

interface Props {
  pdf: Pdf | null
  page: number
  /** Whether the paper is twice as wide as there is room. */
  enlarged: boolean
}

/** A page on paper. The paper has its room before the page is drawn, and keeps a page until the next one is. */
export function Sheet({ pdf, page, enlarged }: Props) {
  const { ref: paper, width } = useElementSize<HTMLDivElement>()
  const holder = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnPage | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same page
  useEffect(() => {
    if (pdf === null || width === 0) return
    const stop = new AbortController()
    const { signal } = stop
    setFailed(false)
    pdf.draw(page, width, signal).then(
      (next) => signal.aborted || setDrawn(next),
      () => signal.aborted || setFailed(true),
    )
    return () => stop.abort()
  }, [pdf, page, width, attempt])

  useLayoutEffect(() => {
    if (drawn !== null) holder.current?.replaceChildren(drawn.canvas)
  }, [drawn])

  if (failed) return <Failed message="Deze pagina kan niet worden getoond." onRetry={() => setAttempt((n) => n + 1)} />
  return (
    <Box
      className={styles.paper}
      ref={paper}
      pos="relative"
      w={enlarged ? '200%' : undefined}
      bg="white"
      style={{
        aspectRatio: drawn ? drawn.canvas.width / drawn.canvas.height : a4,
        colorScheme: 'light', // paper is white in both themes
        boxShadow: '0 0 0 1px var(--mantine-color-gray-3)', // a border that takes no room
      }}
      aria-busy={drawn === null}
    >
      <div ref={holder} aria-hidden="true" />
      <VisuallyHidden>
        {drawn?.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and change together
          <p key={i}>{line}</p>
        ))}
      </VisuallyHidden>
    </Box>
  )
}
