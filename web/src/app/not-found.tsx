import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../lib/paths'
import { usePageTitle } from '../shared/site/use-page-title'
import { Drawn } from '../ui/drawn'
import { MessagePage } from '../ui/message-page'
import { TimedRedirect } from '../ui/timed-redirect'

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
      <Drawn of="search">
        <p>
          De pagina bestaat niet of is niet toegankelijk voor jou. Controleer het adres, of begin opnieuw op de
          startpagina.
        </p>
      </Drawn>
      <TimedRedirect to={paths.home} destination="de startpagina" />
    </MessagePage>
  )
}
