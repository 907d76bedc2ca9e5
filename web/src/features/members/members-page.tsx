import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SelectableCompany } from '../../api/companies'
import { companyEmployees, nameOf } from '../../api/employees'
import { companyMembers, type Member } from '../../api/members'
import { removeMember, useMembersAgain } from '../../api/members-again'
import { type Invitation, revokeInvitation } from '../../api/membership'
import { useUser } from '../../api/session'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { may, roleNames } from '../../lib/roles'
import { OfCompany } from '../../shared/company/of-company'
import { usePageTitle } from '../../shared/site/use-page-title'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Icon } from '../../ui/icon'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useConfirm } from '../../ui/use-confirm'
import { BsnPart } from './bsn-part'
import { InvitationsPart } from './invitations-part'
import { InviteDialog } from './invite-dialog'
import { MemberDialog } from './member-dialog'
import { MembersTable } from './members-table'
import { RemindersPart } from './reminders-part'

/** Something that ends once it is confirmed, in words. */
interface Ending {
  title: string
  /** The label of the button that does it. */
  action: string
  /** What follows from it. */
  means: string
  failed: string
  act: () => Promise<unknown>
  onDone: () => unknown
}

/** Asks before a membership or an invitation ends. */
function End({
  ending: { title, action, means, failed, ...ending },
  onClose,
}: {
  ending: Ending
  onClose: () => void
}) {
  const onSettled = useMembersAgain()
  const confirm = useConfirm({ ...ending, refusal: (error) => failure(error, failed), onSettled })
  return (
    <ConfirmDialog title={title} action={action} {...confirm} onClose={onClose}>
      {means}
    </ConfirmDialog>
  )
}

/** What is open over the page. */
type Doing = { what: 'invite' } | { what: 'change'; member: Member } | { what: 'end'; ending: Ending }

/** The members of a company and those who are invited, with what the user's role may do. */
function Members({ company }: { company: SelectableCompany }) {
  const { id, company_name: name } = company
  const self = useUser()?.id
  const again = useMembersAgain()
  const members = useQuery(companyMembers(id))
  const { data: employees = [] } = useQuery(companyEmployees(id, true))
  const [doing, setDoing] = useState<Doing | null>(null)
  const [said, say] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const working = employees.filter(({ archived }) => !archived)
  const close = () => setDoing(null)

  /** Says what was done, where the button that did it may be gone. */
  function done(message: string) {
    say(message)
    focusAfter(close, heading)
  }

  const remove = ({ id: member, user: { username } }: Member): Ending => ({
    title: 'Lid verwijderen?',
    action: 'Verwijderen',
    means: `Van ${name} ziet ${username} daarna niets meer. Wat dit lid schreef, blijft staan.`,
    failed: 'Kon lid niet verwijderen',
    act: () => removeMember(id, member),
    onDone: () => done(`${username} is geen lid meer.`),
  })

  const revoke = ({ id: invitation, email }: Invitation): Ending => ({
    title: 'Uitnodiging intrekken?',
    action: 'Intrekken',
    means: `De link in de mail aan ${email} werkt dan niet meer.`,
    failed: 'Kon uitnodiging niet intrekken',
    act: () => revokeInvitation(id, invitation),
    onDone: () => done(`De uitnodiging aan ${email} is ingetrokken.`),
  })

  const end = (ending: Ending) => setDoing({ what: 'end', ending })

  const employeeName = (employee: number) => {
    const found = employees.find((one) => one.id === employee)
    return found === undefined ? '-' : nameOf(found)
  }

  return (
    <Page
      title="Leden"
      headingRef={heading}
      lead={name}
      wide
      tools={
        may(company.role, 'inviteEmployees') && (
          <Button leftSection={<Icon of={IconPlus} />} onClick={() => setDoing({ what: 'invite' })}>
            Uitnodigen
          </Button>
        )
      }
    >
      {said !== null && <Notice tone="good">{said}</Notice>}
      <Loaded query={members} text="We halen de leden op." as="table" failed="Kon leden niet laden">
        {(rows) => (
          <MembersTable
            members={rows}
            self={self}
            rules={may(company.role, 'runCompany')}
            nameOf={employeeName}
            onChange={(member) => setDoing({ what: 'change', member })}
            onRemove={(member) => end(remove(member))}
            company={company}
          />
        )}
      </Loaded>
      <InvitationsPart
        company={company}
        onResent={({ email }) =>
          done(`De uitnodiging aan ${email} is opnieuw verstuurd. De vorige link werkt niet meer.`)
        }
        onSettled={again}
        onRevoke={(invitation) => end(revoke(invitation))}
      />
      <RemindersPart company={company} />
      <BsnPart company={company} />
      {doing?.what === 'invite' && (
        <InviteDialog
          company={company}
          employees={working}
          onSent={(email) => done(`De uitnodiging aan ${email} is verstuurd. De link daarin werkt zeven dagen.`)}
          onSettled={again}
          onClose={close}
        />
      )}
      {doing?.what === 'change' && (
        <MemberDialog
          company={id}
          member={doing.member}
          employees={working}
          onChanged={({ user, role }) =>
            done(`${user.username} is gewijzigd en is nu ${roleNames[role].toLowerCase()}.`)
          }
          onSettled={again}
          onClose={close}
        />
      )}
      {doing?.what === 'end' && <End ending={doing.ending} onClose={close} />}
    </Page>
  )
}

/** The members of the selected company. */
export default function MembersPage() {
  usePageTitle('Leden')
  return (
    <OfCompany title="Leden" needs="readMembers">
      {(company) => <Members key={company.id} company={company} />}
    </OfCompany>
  )
}
