import { Stack, Title } from '@mantine/core'
import { useId } from 'react'
import type { StepProps } from '../part-form'
import { AfterFiling } from './after-filing'
import { Downloads } from './downloads'
import { FilingSteps } from './filing-steps'

/** How to file the application with RVO, and what comes after that. */
export default function Filing(props: StepProps) {
  const title = useId()
  const { id, application } = props
  const filed = application.filed !== null
  return (
    <Stack component="section" gap="lg" flex={1} w="100%" miw={0} maw="var(--wbso-form)" aria-labelledby={title}>
      <Title order={2} id={title}>
        {filed ? 'Ingediend: wat nu?' : 'Indienen bij RVO'}
      </Title>
      {filed ? <AfterFiling {...props} /> : <FilingSteps {...props} />}
      <Downloads id={id} application={application} />
    </Stack>
  )
}
