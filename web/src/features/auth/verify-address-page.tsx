import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { me, verifyAddress } from '../../api/account'
import { ApiError } from '../../lib/api-error'
import { dropMailCode, mailCode } from '../../lib/mail-code'
import { paths } from '../../lib/paths'
import { wholeProblem } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { Done } from '../../ui/done'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useOnce } from '../../ui/use-once'

const title = 'Bevestig je e-mailadres'

/** The next things to do, of which the profile sends another link. */
const ToProfile = () => (
  <Button component={Link} to={paths.profileDetails} variant="default">
    Naar je profiel
  </Button>
)

const isVerified = (error: Error | null): boolean => error instanceof ApiError && error.status === 409

/**
 * Proves the address of an account with the code of a mail. It waits for a press: programs that look at mail open its
 * links too.
 */
export default function VerifyAddressPage() {
  const queries = useQueryClient()
  const code = mailCode()
  const { mutate, isPending, isSuccess, error } = useOnce({
    mutationFn: () => verifyAddress(code ?? ''),
    onSuccess: () => {
      dropMailCode()
      return queries.invalidateQueries({ queryKey: me.queryKey })
    },
  })
  usePageTitle(title)

  if (isSuccess || isVerified(error))
    return (
      <Page title={title} centred>
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
      </Page>
    )
  return (
    <Page title={title} centred>
      {code === null ? (
        <>
          <Text>Open de link uit je mail. Na het herladen van deze pagina kennen we hem hier niet meer.</Text>
          <Actions>
            <ToProfile />
          </Actions>
        </>
      ) : (
        <>
          <Text>Eén druk op de knop, en we weten dat dit e{'\u2011'}mailadres van jou is.</Text>
          {error !== null && <Notice tone="error">{wholeProblem(error, 'Bevestigen mislukt.').message}</Notice>}
          <Actions>
            <Button loading={isPending} onClick={() => void mutate()}>
              Bevestig mijn e-mailadres
            </Button>
            {error !== null && <ToProfile />}
          </Actions>
        </>
      )}
    </Page>
  )
}
