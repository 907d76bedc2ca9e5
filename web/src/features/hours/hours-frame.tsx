import type { ReactNode } from 'react'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Page } from '../../ui/page'

interface Props {
  /** The title of the project. */
  title: string
  /** Whether what was typed has problems. */
  wrong?: boolean
  /** What is done with the hours, beside the title. */
  tools?: ReactNode
  children: ReactNode
}

/** The page of the hours, in every state. */
export function HoursFrame({ title, wrong = false, tools, children }: Props) {
  usePageTitle('Uren', wrong)
  return (
    <Page title="Uren" lead={title} tools={tools} wide>
      {children}
    </Page>
  )
}
