import { Stack, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { panelTitle } from '../../../lib/screen-search'
import type { StepProps } from '../part-form'
import { AfterFiling } from './after-filing'
import { Downloads } from './downloads'
import { FilingSteps } from './filing-steps'

/** How to file the application with RVO, and what comes after that. */
export default function Filing(props: StepProps) {
  const { id, application } = props
  const filed = application.filed !== null
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(filed)
  useEffect(() => {
    if (shown.current !== filed) heading.current?.focus() // the button that filed it, far below, is gone
    shown.current = filed
  }, [filed])
  return (
    <Stack component="section" gap="lg" flex={1} w="100%" miw={0} maw="form" aria-labelledby={panelTitle}>
      <Title ref={heading} order={2} id={panelTitle} tabIndex={-1}>
        {filed ? 'Ingediend: wat nu?' : 'Indienen bij RVO'}
      </Title>
      {filed ? <AfterFiling {...props} /> : <FilingSteps {...props} />}
      <Downloads id={id} application={application} />
    </Stack>
  )
}
