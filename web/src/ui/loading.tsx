import { Box, type BoxProps, Flex, Group, Paper, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Frame } from './frame'
import styles from './loading.module.css'

const Bar = ({ w = '100%', h = '0.9rem' }: { w?: BoxProps['w']; h?: string }) => (
  <Box w={w} maw="100%">
    <Skeleton className={styles.bar} h={h} radius="xs" />
  </Box>
)

const Card = ({ children }: { children: ReactNode }) => (
  <Paper p="lg">
    <Stack>{children}</Stack>
  </Paper>
)

const times = (count: number, part: ReactNode) =>
  Array.from({ length: count }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
    <div key={n}>{part}</div>
  ))

const text = (
  <Stack gap="sm" maw="line">
    <Bar w="90%" />
    <Bar />
    <Bar w="60%" />
  </Stack>
)

const field = (
  <Stack gap="xs">
    <Bar w="9rem" />
    <Bar h="2.75rem" />
  </Stack>
)

const form = (
  <Card>
    {times(3, field)}
    <Bar w="9rem" h="2.75rem" />
  </Card>
)

const row = (
  <Group wrap="nowrap" gap="xl" py="xs">
    <Bar w={{ base: '60%', xs: '34%' }} h="1.2rem" />
    <Box flex={1} visibleFrom="xs">
      <Bar w="70%" />
    </Box>
    <Bar w={{ base: '30%', xs: '12%' }} />
  </Group>
)

const table = <Card>{times(4, row)}</Card>

const cards = <SimpleGrid minColWidth="min(var(--wbso-aside), 100%)">{times(2, <Card>{text}</Card>)}</SimpleGrid>

const overview = (
  <Stack gap="xl">
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {times(
        3,
        <Card>
          <Bar w="50%" />
          <Bar w="30%" h="1.7rem" />
        </Card>,
      )}
    </SimpleGrid>
    {cards}
  </Stack>
)

const Columns = ({ children }: { children: ReactNode }) => (
  <Flex direction={{ base: 'column', md: 'row' }} gap="xl">
    {children}
  </Flex>
)

const shapes = {
  text,
  field,
  form,
  table,
  cards,
  overview,
  /** A list of parts, and the one that is open. */
  parts: (
    <Columns>
      <Stack w="sidebar" flex="none" visibleFrom="md">
        {times(7, <Bar h="1.2rem" />)}
      </Stack>
      <Box flex={1}>{form}</Box>
    </Columns>
  ),
  /** What one gets, and its price. */
  offer: (
    <Columns>
      <Box flex={1}>{cards}</Box>
      <Box w={{ md: '25rem' }}>{form}</Box>
    </Columns>
  ),
}

export interface LoadingProps {
  /** What loads, for screen readers. */
  text: string
  /** The layout of what loads. */
  as: keyof typeof shapes
}

/** Appears once loading takes noticeably long. */
const Late = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.late}>
    <VisuallyHidden role="status">{text}</VisuallyHidden>
    <Stack gap="xl" aria-hidden="true">
      {children}
    </Stack>
  </div>
)

/** Shown in place of what loads: its layout without its words. */
export const Loading = ({ text, as }: LoadingProps) => <Late text={text}>{shapes[as]}</Late>

/** Shown in place of a page that loads. */
export const LoadingPage = ({ text, as }: LoadingProps) => (
  <Frame>
    <Late text={text}>
      <Stack>
        <Bar w="28rem" h="2.4rem" />
        <Bar w="16rem" />
      </Stack>
      {shapes[as]}
    </Late>
  </Frame>
)
