import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../lib/load-part'
import type { LeaveProps } from './leave-company'

const LeaveCompany = lazyPart<LeaveProps>('leave-company', () => import('./leave-company'))

/** The way out of a company, which every member has. */
export function LeaveButton({ company }: Pick<LeaveProps, 'company'>) {
  const [asking, ask] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => ask(true)}>
        Bedrijf verlaten
      </Button>
      {asking && <LeaveCompany company={company} onClose={() => ask(false)} />}
    </>
  )
}
