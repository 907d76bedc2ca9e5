import type { ReactNode } from 'react'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'

interface Props {
  /** The title of the project. */
  title: string
  /** Whether what was typed has problems. */
  wrong?: boolean
  children: ReactNode
}

/** The page of the hours, in every state. */
export function HoursFrame({ title, wrong = false, children }: Props) {
  usePageTitle('Uren', wrong)
  return (
    <Page title="Uren" lead={title} wide>
      {children}
    </Page>
  )
}
