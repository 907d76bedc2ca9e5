import { Fieldset, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Fields that belong together, under their name. */
export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset
      variant="unstyled"
      bd="none"
      legend={
        <Text span size="lg" fw={650}>
          {legend}
        </Text>
      }
    >
      <Stack>{children}</Stack>
    </Fieldset>
  )
}
