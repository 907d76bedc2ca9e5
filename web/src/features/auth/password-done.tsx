import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { takeFocus } from '../../lib/focus'
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
  usePageTitle(title)

  return (
    <Page title={title} headingRef={takeFocus} centred>
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
