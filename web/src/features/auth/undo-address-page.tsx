import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { undoAddress } from '../../api/mail-links'
import { isFinal } from '../../lib/api-error'
import { dropMailCode } from '../../lib/mail-code'
import { paths } from '../../lib/paths'
import { wholeProblem } from '../../lib/problem'
import { session } from '../../lib/session'
import { MailLinkPage } from '../../shared/account/mail-link-page'
import { Actions } from '../../ui/actions'
import { Done } from '../../ui/done'
import { Notice } from '../../ui/notice'
import { useOnce } from '../../ui/use-once'

/** The button that restores the address. It waits for a press: programs that look at mail open its links too. */
function Undo({ code }: { code: string }) {
  const { mutate, isPending, isSuccess, error } = useOnce({
    mutationFn: () => undoAddress(code),
    onSuccess() {
      dropMailCode()
      session.clear() // it has ended, and would send the next page to the login; what was typed stays
    },
  })
  if (isSuccess)
    return (
      <Done
        title={'Je account heeft je e\u2011mailadres terug.'}
        next={
          <Button component={Link} to={paths.forgotPassword}>
            Kies een nieuw wachtwoord
          </Button>
        }
      >
        <Text>
          Het account is overal uitgelogd, en het oude wachtwoord werkt niet meer. Kies nu een nieuw wachtwoord.
        </Text>
      </Done>
    )
  return (
    <>
      <Text>
        Heeft iemand anders het e{'\u2011'}mailadres van je account gewijzigd? Met één druk op de knop hoort het adres
        waarop je deze mail kreeg er weer bij. Het account wordt overal uitgelogd, en daarna kies je een nieuw
        wachtwoord.
      </Text>
      {error !== null && <Notice tone="error">{wholeProblem(error, 'Je adres is niet teruggezet.').message}</Notice>}
      <Actions>
        {!isFinal(error) && (
          <Button loading={isPending} onClick={() => void mutate()}>
            Zet mijn adres terug
          </Button>
        )}
        {error !== null && (
          <Button component={Link} to={paths.contact} variant="default">
            Neem contact op
          </Button>
        )}
      </Actions>
    </>
  )
}

/** Where the link leads that the former address of an account got. Nobody has to be signed in. */
export default function UndoAddressPage() {
  return (
    <MailLinkPage
      title={'Zet je e\u2011mailadres terug'}
      without={'Open de link uit de mail over je gewijzigde e\u2011mailadres.'}
    >
      {(code) => <Undo code={code} />}
    </MailLinkPage>
  )
}
