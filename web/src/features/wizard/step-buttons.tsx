import { Button, Divider, Group, Stack } from '@mantine/core'
import { memo } from 'react'
import type { Step } from '../../lib/rules/wizard'

interface Props {
  step: Step
  /** Whether the step is complete. Until then its next action is on the step itself. */
  done: boolean
  onBack: (to: Step) => void
  onNext: (to: Step) => void
}

/** The buttons to the next and the previous step. */
export const StepButtons = memo(function StepButtons({ step, done, onBack, onNext }: Props) {
  const back = step === 1 ? null : step === 2 ? 1 : 2
  const next = step === 3 ? null : step === 2 ? 3 : 2
  return (
    <Stack gap="lg">
      <Divider />
      <Group gap="sm">
        {back !== null && (
          <Button variant="default" onClick={() => onBack(back)}>
            TERUG
          </Button>
        )}
        {next !== null && (
          <Button id="doorgaan" ml="auto" variant={done ? 'filled' : 'default'} onClick={() => onNext(next)}>
            DOORGAAN
          </Button>
        )}
      </Group>
    </Stack>
  )
})
