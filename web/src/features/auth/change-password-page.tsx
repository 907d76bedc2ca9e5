import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { MessagePage } from '../../components/message-page'
import { paths } from '../../lib/paths'

/** Says how to get another password, until the form for it is built. */
export default function ChangePasswordPage() {
  usePageTitle('Wachtwoord wijzigen')
  const email = useSite()?.operator.email
  return (
    <MessagePage
      title="Wachtwoord wijzigen"
      actions={
        <>
          {email && (
            <Button component="a" href={`mailto:${email}?subject=${encodeURIComponent('Wachtwoord wijzigen')}`}>
              Mail ons
            </Button>
          )}
          <Button component={Link} to={paths.profileDetails} variant="default">
            Terug naar je profiel
          </Button>
        </>
      }
    >
      <p>
        Wil je een ander wachtwoord? Mail ons vanaf het e-mailadres van je account{email && <> op {email}</>}, dan
        regelen we het met je. Stuur nooit een wachtwoord mee.
      </p>
      <p>Binnenkort wijzig je het hier zelf.</p>
    </MessagePage>
  )
}
