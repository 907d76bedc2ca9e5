import { Fieldset, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Fields that belong together, under their name. */
export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset
      variant="unstyled"
      bd="none"
      legend={
        <Text variant="heading" span>
          {legend}
        </Text>
      }
    >
      <Stack>{children}</Stack>
    </Fieldset>
  )
}
