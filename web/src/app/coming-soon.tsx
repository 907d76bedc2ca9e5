import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePageTitle } from '../api/use-page-title'
import { MessagePage } from '../components/message-page'
import { paths } from '../lib/paths'

/** Stands where a page of the menu is still to come. */
export default function ComingSoon() {
  usePageTitle('Binnenkort')
  return (
    <MessagePage
      title="Deze pagina komt binnenkort"
      actions={
        <>
          <Button component={Link} to={paths.newRequest}>
            Start direct je aanvraag
          </Button>
          <Button component={Link} to={paths.home} variant="default">
            Naar home
          </Button>
        </>
      }
    >
      <p>
        We werken er nog aan. Je projectteksten kun je nu al schrijven en laten beoordelen; daar heb je geen account
        voor nodig.
      </p>
    </MessagePage>
  )
}
