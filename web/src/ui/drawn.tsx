import { Box, Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

const accent = { stroke: 'var(--mantine-color-orange-5)' }

/** Line drawings: navy of the text around them, with one thing in orange. */
const drawings = {
  /** A sheet that waits for a text. */
  paper: (
    <>
      <path d="M12 8h30l14 14v42H12z" />
      <path d="M42 8v14h14" />
      <path d="M21 33h26M21 42h26M21 51h12" />
      <path {...accent} d="m48 59 17-17 5 5-17 17-7 2z" />
    </>
  ),
  /** A calendar with a clock. */
  hours: (
    <>
      <path d="M12 16h48v20M12 16v44h26M12 28h48" />
      <path d="M24 10v10M48 10v10" />
      <path d="M21 37h4M33 37h4M21 48h4M33 48h2" />
      <circle {...accent} cx="56" cy="52" r="14" />
      <path {...accent} d="M56 44v8l6 4" />
    </>
  ),
  /** Two people, and room for one more. */
  people: (
    <>
      <circle cx="30" cy="26" r="10" />
      <path d="M12 60c0-13 8-20 18-20s18 7 18 20z" />
      <path d="M46 17a9 9 0 1 1 3 17M53 41c8 1 13 8 13 19h-9" />
      <path {...accent} d="M76 22v14M69 29h14" />
    </>
  ),
  /** A magnifier that finds nothing. */
  search: (
    <>
      <circle cx="32" cy="32" r="21" />
      <path d="m48 48 17 17" />
      <path {...accent} d="M23 32h18" />
      <path d="M20 22a15 15 0 0 1 8-5" />
    </>
  ),
  /** A building of one's own. */
  company: (
    <>
      <path d="M20 62V24l24-12v50M44 30h30v32" />
      <path d="M12 62h72" />
      <path d="M29 31h6M29 41h6M29 51h6" />
      <path {...accent} d="M54 62V48h10v14M54 39h10" />
    </>
  ),
  /** An envelope on its way. */
  letter: (
    <>
      <path d="M28 18h54v38H28z" />
      <path d="m28 20 27 22 27-22" />
      <path {...accent} d="M8 28h12M14 38h6M10 48h10" />
    </>
  ),
  /** A tick. */
  done: (
    <>
      <circle cx="48" cy="36" r="25" />
      <path {...accent} d="m37 37 8 8 15-17" />
      <path d="M13 20l6 3M11 42l7-1M83 20l-6 3M85 42l-7-1" />
    </>
  ),
}

export type DrawingName = keyof typeof drawings

/** Words with a drawing at their left, which is small where there is little room. */
export const Drawn = ({ of, children }: { of: DrawingName; children: ReactNode }) => (
  <Flex align="center" gap={{ base: 'md', xs: 'lg' }}>
    <Box
      component="svg"
      c="ink.6"
      w={{ base: 48, xs: 88 }}
      flex="none"
      viewBox="8 4 80 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[of]}
    </Box>
    <Stack gap="sm" align="flex-start" miw={0}>
      {children}
    </Stack>
  </Flex>
)
