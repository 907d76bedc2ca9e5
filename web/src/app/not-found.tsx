import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePageTitle } from '../api/use-page-title'
import { MessagePage } from '../components/message-page'
import { TimedRedirect } from '../components/timed-redirect'
import { paths } from '../lib/paths'

export default function NotFound() {
  usePageTitle('Pagina niet gevonden')
  return (
    <MessagePage
      title="Deze pagina bestaat niet"
      actions={
        <Button component={Link} to={paths.home}>
          Naar home
        </Button>
      }
    >
      <p>
        De pagina bestaat niet of is niet toegankelijk voor jou. Controleer het adres, of begin opnieuw op de
        startpagina.
      </p>
      <TimedRedirect to={paths.home} destination="de startpagina" />
    </MessagePage>
  )
}
