import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Done } from '../../ui/done'
import { Page } from '../../ui/page'
import { TimedRedirect } from '../../ui/timed-redirect'

const redirectDelay = 2_000 // ms
const title = 'Wachtwoord succesvol gewijzigd'

interface Props {
  to: string
  /** The name of the target inside a sentence: 'je profiel'. */
  destination: string
  /** What the target says on arrival. */
  message?: string
  /** Where it counts from now on. */
  children: ReactNode
}

/** Says that the password is another one now, and goes on. */
export function PasswordDone({ to, destination, message, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), []) // the button that had the focus is gone

  return (
    <Page title={title} headingRef={heading} centred>
      <Done
        next={
          <Button component={Link} to={to} state={message && { message }}>
            Naar {destination}
          </Button>
        }
      >
        {children}
      </Done>
      <TimedRedirect to={to} after={redirectDelay} destination={destination} {...(message && { message })} />
    </Page>
  )
}
