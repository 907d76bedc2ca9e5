import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import { MessagePage } from '../../ui/message-page'

/** Where a link for a new password leads that is no longer valid. */
export default function ErrorPage() {
  usePageTitle('Deze link werkt niet meer')
  return (
    <MessagePage
      title="Deze link werkt niet meer"
      actions={
        <>
          <Button component={Link} to={paths.forgotPassword}>
            Vraag een nieuwe link aan
          </Button>
          <Button component={Link} to={paths.contact} variant="default">
            Neem contact op
          </Button>
        </>
      }
    >
      <p>
        De link om een nieuw wachtwoord te kiezen is verlopen of al gebruikt. Hij werkt één keer, en een half uur lang.
        Heb je meer dan één mail van ons gekregen, dan werkt alleen de link in de laatste.
      </p>
      <p>Je wachtwoord is niet veranderd door deze link te openen.</p>
    </MessagePage>
  )
}
