import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { unsubscribe } from '../../api/mail-links'
import { isGone } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { MailLinkPage } from '../../shared/account/mail-link-page'
import { Actions } from '../../ui/actions'
import { Done } from '../../ui/done'
import { Notice } from '../../ui/notice'
import { useOnce } from '../../ui/use-once'

/** Where each mail has its switch, for those who are signed in. */
const ToSwitches = () => (
  <Button component={Link} to={paths.profileDetails} variant="default">
    Naar je mailinstellingen
  </Button>
)

/** The button that ends the mails. It waits for a press: programs that look at mail open its links too. */
function Unsubscribe({ code }: { code: string }) {
  const { mutate, isPending, isSuccess, error } = useOnce({ mutationFn: () => unsubscribe(code) })
  if (isSuccess)
    return (
      <Done title="Je krijgt deze mails niet meer." next={<ToSwitches />}>
        Toch weer wel? Zet ze dan aan in je profiel.
      </Done>
    )
  const wrong = isGone(error)
  return (
    <>
      {error !== null && (
        <Notice tone="error">{wrong ? 'Deze link klopt niet.' : failure(error, 'Afmelden is niet gelukt.')}</Notice>
      )}
      {!wrong && <Text>Druk op Afmelden, en je krijgt mails zoals die met deze link niet meer.</Text>}
      <Actions>
        {!wrong && (
          <Button loading={isPending} onClick={() => void mutate()}>
            Afmelden
          </Button>
        )}
        <ToSwitches />
      </Actions>
    </>
  )
}

/** Where the link leads with which one gets no more mails of a kind. Nobody has to be signed in. */
export default function UnsubscribePage() {
  return (
    <MailLinkPage title="Afmelden" without="Open de link uit de mail die je niet meer wilt." next={<ToSwitches />}>
      {(code) => <Unsubscribe code={code} />}
    </MailLinkPage>
  )
}
