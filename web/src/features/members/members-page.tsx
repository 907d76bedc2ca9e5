import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SelectableCompany } from '../../api/companies'
import { companyEmployees, nameOf } from '../../api/employees'
import { companyMembers, type Invitation, type Member, removeMember, revokeInvitation } from '../../api/members'
import { useMembersAgain } from '../../api/members-again'
import { useUser } from '../../api/session'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { may, roleNames } from '../../lib/roles'
import { usePageTitle } from '../../shared/site/use-page-title'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Icon } from '../../ui/icon'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useConfirm } from '../../ui/use-confirm'
import { InvitationsPart } from './invitations-part'
import { InviteDialog } from './invite-dialog'
import { MemberDialog } from './member-dialog'
import { type MemberAct, MembersTable } from './members-table'
import { OfCompany } from './of-company'

interface EndProps {
  title: string
  action: string
  /** What ends. */
  act: () => Promise<unknown>
  failed: string
  children: string
  onDone: () => void
  onClose: () => void
}

/** Asks before a membership or an invitation ends. */
function End({ title, action, act, failed, children, onDone, onClose }: EndProps) {
  const onSettled = useMembersAgain()
  const confirm = useConfirm({ act, refusal: (error) => failure(error, failed), onDone, onSettled })
  return (
    <ConfirmDialog title={title} action={action} {...confirm} onClose={onClose}>
      {children}
    </ConfirmDialog>
  )
}

/** What is open over the page. */
type Doing = { what: 'invite' } | { what: MemberAct; member: Member } | { what: 'revoke'; invitation: Invitation }

/** The members of a company and those who are invited, with what the user's role may do. */
function Members({ company }: { company: SelectableCompany }) {
  const { id, company_name: name } = company
  const navigate = useNavigate()
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

  const left = () => navigate(paths.portal, { state: { message: `Van ${name} ben je geen lid meer.` } })

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
            onAct={(what, member) => setDoing({ what, member })}
          />
        )}
      </Loaded>
      <InvitationsPart
        company={company}
        onResent={({ email }) =>
          done(`De uitnodiging aan ${email} is opnieuw verstuurd. De vorige link werkt niet meer.`)
        }
        onSettled={again}
        onRevoke={(invitation) => setDoing({ what: 'revoke', invitation })}
      />
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
      {doing?.what === 'remove' && (
        <End
          title="Lid verwijderen?"
          action="Verwijderen"
          act={() => removeMember(id, doing.member.id)}
          failed="Kon lid niet verwijderen"
          onDone={() => done(`${doing.member.user.username} is geen lid meer.`)}
          onClose={close}
        >
          {`Van ${name} ziet ${doing.member.user.username} daarna niets meer. Wat dit lid schreef, blijft staan.`}
        </End>
      )}
      {doing?.what === 'leave' && (
        <End
          title="Bedrijf verlaten?"
          action="Verlaten"
          act={() => removeMember(id, doing.member.id)}
          failed="Kon bedrijf niet verlaten"
          onDone={left}
          onClose={close}
        >
          {`Van ${name} zie je daarna niets meer. Wat je schreef, blijft staan. Terug kan alleen met een nieuwe uitnodiging.`}
        </End>
      )}
      {doing?.what === 'revoke' && (
        <End
          title="Uitnodiging intrekken?"
          action="Intrekken"
          act={() => revokeInvitation(id, doing.invitation.id)}
          failed="Kon uitnodiging niet intrekken"
          onDone={() => done(`De uitnodiging aan ${doing.invitation.email} is ingetrokken.`)}
          onClose={close}
        >
          {`De link in de mail aan ${doing.invitation.email} werkt dan niet meer.`}
        </End>
      )}
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
