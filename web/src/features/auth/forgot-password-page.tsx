import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { usePageTitle } from '../../api/use-page-title'
import { MessagePage } from '../../components/message-page'
import { paths } from '../../lib/paths'

/** Says how to get a new password, until the form for it is built. */
export default function ForgotPasswordPage() {
  usePageTitle('Wachtwoord vergeten')
  const email = useSite()?.operator.email
  return (
    <MessagePage
      title="Wachtwoord vergeten"
      actions={
        <>
          {email && (
            <Button component="a" href={`mailto:${email}?subject=${encodeURIComponent('Wachtwoord vergeten')}`}>
              Mail ons
            </Button>
          )}
          <Button component={Link} to={paths.login} variant="default">
            Terug naar inloggen
          </Button>
        </>
      }
    >
      <p>
        Mail ons vanaf het e-mailadres van je account{email && <> op {email}</>}. We helpen je dan aan een nieuw
        wachtwoord. Stuur nooit je oude wachtwoord mee.
      </p>
      <p>Binnenkort kies je hier zelf een nieuw wachtwoord, met een link die we je mailen.</p>
    </MessagePage>
  )
}
