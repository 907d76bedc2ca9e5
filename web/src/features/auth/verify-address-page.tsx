import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useMeAgain } from '../../api/account'
import { verifyAddress } from '../../api/mail-links'
import { useUser } from '../../api/session'
import { ApiError, isFinal } from '../../lib/api-error'
import { dropMailCode } from '../../lib/mail-code'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { wholeProblem } from '../../lib/problem'
import { MailLinkPage } from '../../shared/account/mail-link-page'
import { Actions } from '../../ui/actions'
import { Done } from '../../ui/done'
import { Notice } from '../../ui/notice'
import { useOnce } from '../../ui/use-once'

/** Says why an address is not proved: somebody has it by now, or the code does not work. */
const reasonOf = (error: unknown): string => {
  const otherwise = wholeProblem(error, 'Bevestigen mislukt.').message
  return error instanceof ApiError && 'email' in error.fields ? failure(error, otherwise) : otherwise
}

/** The next things to do, of which the profile sends another link. */
const ToProfile = () => (
  <Button component={Link} to={paths.profileDetails} variant="default">
    Naar je profiel
  </Button>
)

const isVerified = (error: Error | null): boolean => error instanceof ApiError && error.status === 409

/** The button that proves the address. It waits for a press: programs that look at mail open its links too. */
function Verify({ code }: { code: string }) {
  const loadMeAgain = useMeAgain()
  const { mutate, isPending, isSuccess, error } = useOnce({
    mutationFn: () => verifyAddress(code),
    onSettled: (_, failed) => {
      if (failed !== null && !isVerified(failed)) return
      dropMailCode()
      return loadMeAgain()
    },
  })

  if (isSuccess || isVerified(error))
    return (
      <Done
        title={isSuccess ? 'Je e\u2011mailadres is bevestigd.' : 'Dit e\u2011mailadres is al bevestigd.'}
        next={
          <>
            <Button component={Link} to={paths.newRequest}>
              Begin je aanvraag
            </Button>
            <ToProfile />
          </>
        }
      />
    )
  return (
    <>
      <Text>Eén druk op de knop, en dit e{'\u2011'}mailadres hoort bij je account.</Text>
      {error !== null && <Notice tone="error">{reasonOf(error)}</Notice>}
      <Actions>
        {!isFinal(error) && (
          <Button loading={isPending} onClick={() => void mutate()}>
            Bevestig mijn e-mailadres
          </Button>
        )}
        {error !== null && <ToProfile />}
      </Actions>
    </>
  )
}

/** A visitor signs in first: nobody proves the address of another account. The code waits in memory. */
const SignInFirst = () => (
  <>
    <Text>Log in met het account waarvoor je de mail kreeg. Daarna bevestig je je e{'\u2011'}mailadres.</Text>
    <Actions>
      <Button component={Link} to={paths.login} state={{ from: paths.verifyAddress }}>
        Inloggen
      </Button>
    </Actions>
  </>
)

/** Proves the address of the user's account with the code of a mail. */
export default function VerifyAddressPage() {
  const user = useUser()
  return (
    <MailLinkPage
      title="Bevestig je e-mailadres"
      without="Open de link uit je mail. In je profiel vraag je een nieuwe aan."
      next={<ToProfile />}
    >
      {(code) => (user === null ? <SignInFirst /> : <Verify code={code} />)}
    </MailLinkPage>
  )
}
