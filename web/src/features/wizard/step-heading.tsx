import { Title } from '@mantine/core'
import { memo, type Ref } from 'react'
import type { Step } from '../../lib/rules/wizard'
import styles from './step-heading.module.css'
import { allSteps, intros, nameOf } from './steps'

/** Which step this is, and what it asks. Outside the form, where screen readers read it. */
export const StepHeading = memo(function StepHeading({ step, ref }: { step: Step; ref: Ref<HTMLHeadingElement> }) {
  return (
    <header>
      <p className={styles.step} id="stap">
        Stap {step} van {allSteps.length}
      </p>
      <Title className={styles.heading} order={1} ref={ref} tabIndex={-1} aria-describedby="stap">
        {nameOf(step)}
      </Title>
      <p className={styles.intro}>{intros[step]}</p>
    </header>
  )
})
