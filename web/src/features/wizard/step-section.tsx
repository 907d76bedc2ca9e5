import { Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** A section of a step, with a heading. */
export function StepSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" gap="ml" aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}
