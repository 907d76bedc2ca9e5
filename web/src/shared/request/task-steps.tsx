import { Group, Text } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { stepsSlot } from '../../lib/steps-slot'

const steps = ['Schrijven', 'Betalen', 'Afmaken', 'Indienen'] as const

/** Says in the header of a task where one is on the way to a filed application. */
export function TaskSteps({ current }: { current: (typeof steps)[number] }) {
  const [slot, setSlot] = useState<Element | null>(null)
  useLayoutEffect(() => setSlot(document.getElementById(stepsSlot)), [])
  return (
    slot &&
    createPortal(
      <Group component="ol" role="list" gap="sm" fz="xs" aria-label="Waar je bent">
        {steps.map((name, at) => (
          <Text
            key={name}
            component="li"
            inherit
            c={name === current ? 'ink.8' : 'gray.6'}
            fw={name === current ? 600 : 400}
            td={name === current ? 'underline' : undefined}
            aria-current={name === current ? 'step' : undefined}
          >
            {at + 1}. {name}
          </Text>
        ))}
      </Group>,
      slot,
    )
  )
}
