import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useMeAgain } from '../../api/account'
import { acceptInvitation, openInvitation } from '../../api/invitation'
import { keepCompany } from '../../api/keep-company'
import { signOut, useUser } from '../../api/session'
import { ApiError, isGone } from '../../lib/api-error'
import { dropMailCode } from '../../lib/mail-code'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { roleNames } from '../../lib/roles'
import type { User } from '../../lib/session'
import { MailLinkPage } from '../../shared/account/mail-link-page'
import { useCompanySelection } from '../../shared/company/company-selection'
import { Actions } from '../../ui/actions'
import { FactList } from '../../ui/fact-list'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { useOnce } from '../../ui/use-once'

/** Signing in or registering leads back here. The code waits in memory. */
const SignInFirst = () => (
  <Actions>
    <Button component={Link} to={paths.login} state={{ from: paths.invitation }}>
      Inloggen
    </Button>
    <Button component={Link} to={paths.register} state={{ from: paths.invitation }} variant="default">
      Account aanmaken
    </Button>
  </Actions>
)

/** Reports whether the user is a member already, by this invitation or another. */
const isMember = (error: Error | null): boolean =>
  error instanceof ApiError && ['accepted', 'member'].includes(error.code ?? '')

/** The button that accepts, and what became of it. An invitation for an owner or manager needs the account of its address. */
function Accept({ code, user }: { code: string; user: User }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const loadMeAgain = useMeAgain()
  const { select } = useCompanySelection()
  const { mutate, isPending, error } = useOnce({
    mutationFn: () => acceptInvitation(code),
    onSuccess: ({ company, role }) => {
      dropMailCode()
      if (role !== 'employee') {
        keepCompany(queries, user.id, { ...company, role, kvk_number: '', city: '' }) // only one of the list is selected
        select(company.id)
      }
      const message = `Bij ${company.company_name} ben je nu ${roleNames[role].toLowerCase()}.`
      navigate(role === 'employee' ? paths.myHours : paths.portal, { replace: true, state: { message } })
    },
    onSettled: loadMeAgain,
  })
  const other = error instanceof ApiError && error.code === 'address'
  return (
    <>
      {error !== null && (
        <Notice tone={isMember(error) ? 'info' : 'error'}>
          {isGone(error) ? 'Deze uitnodiging werkt niet meer.' : failure(error, 'Accepteren is niet gelukt.')}
        </Notice>
      )}
      <Text variant="quiet">
        Je bent ingelogd als <strong translate="no">{user.username}</strong>.
      </Text>
      <Actions>
        {isMember(error) ? (
          <Button component={Link} to={paths.portal}>
            Naar het portaal
          </Button>
        ) : (
          !other && (
            <Button loading={isPending} onClick={() => void mutate()}>
              Accepteren
            </Button>
          )
        )}
        <Button variant="default" onClick={signOut}>
          Met een ander account
        </Button>
      </Actions>
    </>
  )
}

/** What the invitation is about, and what can be done with it. */
function Invitation({ code }: { code: string }) {
  const user = useUser()
  const invitation = useQuery(openInvitation(code))
  if (isGone(invitation.error))
    return (
      <>
        <Text>Deze uitnodiging werkt niet meer: ze is al gebruikt, verlopen of ingetrokken.</Text>
        <Text>Vraag wie je uitnodigde om een nieuwe.</Text>
      </>
    )
  return (
    <Loaded query={invitation} text="We halen je uitnodiging op." as="text" failed="Kon uitnodiging niet laden">
      {({ company, role, invited_by: by }) => (
        <>
          <Text>Je bent uitgenodigd om lid te worden van een bedrijf.</Text>
          <FactList
            facts={[
              { name: 'Bedrijf', value: company },
              { name: 'Rol', value: roleNames[role] },
              { name: 'Uitgenodigd door', value: by },
            ]}
          />
          {user === null ? <SignInFirst /> : <Accept code={code} user={user} />}
        </>
      )}
    </Loaded>
  )
}

/** Where the link of an invitation leads. */
export default function InvitationPage() {
  return (
    <MailLinkPage title="Uitnodiging" without="Open de link uit de mail met je uitnodiging.">
      {(code) => <Invitation code={code} />}
    </MailLinkPage>
  )
}
