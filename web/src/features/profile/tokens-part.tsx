import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SelectableCompany } from '../../api/companies'
import {
  type NewPersonalToken,
  type PersonalToken,
  revokeToken,
  tokenList,
  useTokensAgain,
} from '../../api/personal-tokens'
import { byName } from '../../lib/by-name'
import { focusAfter } from '../../lib/focus'
import { lazyPart } from '../../lib/load-part'
import { localDay } from '../../lib/local-day'
import { failure } from '../../lib/messages'
import { momentOf } from '../../lib/moment-of'
import { shortDate } from '../../lib/rules/dates'
import { useCompanySelection } from '../../shared/company/company-selection'
import { Chip } from '../../ui/chip'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Empty } from '../../ui/empty'
import { Fold } from '../../ui/fold'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Part } from '../../ui/part'
import { type Column, RowTable } from '../../ui/row-table'
import { TwoLines } from '../../ui/two-lines'
import { useConfirm } from '../../ui/use-confirm'
import { firstPress } from '../../ui/use-once'
import { TokenOnce } from './token-once'
import { tokenScopes } from './token-scopes'

const NewToken = lazyPart('new-token', () => import('./new-token'))

const title = 'Toegangstokens'

const few = 2 // names that fit in a cell

/** The companies that a token reaches. */
function Reach({ ids, companies }: { ids: number[]; companies: SelectableCompany[] | undefined }) {
  if (ids.length === 0) return 'Alle bedrijven'
  const count = ids.length === 1 ? '1 bedrijf' : `${ids.length} bedrijven`
  if (companies === undefined) return count
  const nameOf = (id: number) =>
    companies.find((company) => company.id === id)?.company_name ?? 'een bedrijf waar je geen lid meer van bent'
  const names = <span translate="no">{ids.map(nameOf).toSorted(byName).join(', ')}</span>
  return ids.length <= few ? names : <Fold label={count}>{names}</Fold>
}

/** The last day on which a token works: most end at midnight. */
function LastDay({ of: { expires_at: end } }: { of: PersonalToken }) {
  const last = new Date(end).getTime() - 1
  const day = shortDate(localDay(new Date(last).toISOString()))
  return last < Date.now() ? (
    <TwoLines below={day}>
      <Chip tone="later">Verlopen</Chip>
    </TwoLines>
  ) : (
    day
  )
}

const columnsWith = (
  companies: SelectableCompany[] | undefined,
  onRevoke: (token: PersonalToken) => void,
): [Column<PersonalToken>, ...Column<PersonalToken>[]] => [
  { label: 'Naam', cell: ({ name }) => <span translate="no">{name}</span> },
  { label: 'Mag', cell: ({ scope }) => tokenScopes.find(({ value }) => value === scope)?.label },
  { label: 'Bedrijven', cell: ({ companies: ids }) => <Reach ids={ids} companies={companies} /> },
  { label: 'Gemaakt', cell: ({ created_at: made }) => shortDate(localDay(made)) },
  { label: 'Geldig t/m', cell: (token) => <LastDay of={token} /> },
  {
    label: 'Laatst gebruikt',
    cell: ({ last_used_at: used }) => (used === null ? 'Nog niet gebruikt' : momentOf(used)),
  },
  {
    label: 'Actie',
    onScreen: true,
    cell: (token) => (
      <Button
        variant="default"
        size="xs"
        aria-label={`Intrekken: ${token.name}, gemaakt ${momentOf(token.created_at)}`} // two may be alike
        onClick={firstPress(() => onRevoke(token))}
      >
        Intrekken
      </Button>
    ),
  },
]

interface RevokeProps {
  token: PersonalToken
  onRevoked: () => void
  onClose: () => void
}

/** Asks before a token ends. */
function Revoke({ token: { id, name }, onRevoked, onClose }: RevokeProps) {
  const confirm = useConfirm({
    act: () => revokeToken(id),
    refusal: (error) => failure(error, 'Kon het token niet intrekken'),
    onDone: onRevoked,
    onSettled: useTokensAgain(),
  })
  return (
    <ConfirmDialog title="Token intrekken?" action="Intrekken" {...confirm} onClose={onClose}>
      Wat met <span translate="no">{name}</span> werkt, kan er meteen niet meer in. Dat is niet terug te draaien.
    </ConfirmDialog>
  )
}

/** What is open over the page. A token that was made is nowhere else. */
type Open = { made: NewPersonalToken } | { revoke: PersonalToken } | 'new' | null

/** The tokens with which programs call for the user, to make and to revoke. */
export function TokensPart() {
  const tokens = useQuery(tokenList)
  const { companies } = useCompanySelection()
  const [open, show] = useState<Open>(null)
  const [said, say] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function begin(what: Open) {
    say(null)
    show(what)
  }

  function revoked(name: string) {
    say(`${name} is ingetrokken.`)
    focusAfter(() => show(null), heading) // the button that had the focus goes
  }

  return (
    <Part
      title={title}
      headingRef={heading}
      action={
        <Button variant="default" size="sm" onClick={firstPress(() => begin('new'))}>
          Token maken
        </Button>
      }
    >
      {said !== null && <Notice tone="good">{said}</Notice>}
      <Loaded
        query={tokens}
        text="We halen je tokens op."
        as="table"
        failed="Kon je tokens niet laden"
        empty={<Empty drawing="paper">Met een token werkt wbsoctl of een eigen programma namens jou.</Empty>}
      >
        {(rows) => (
          <RowTable
            card
            name={title}
            columns={columnsWith(companies, (revoke) => begin({ revoke }))}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
      {open === 'new' && (
        <NewToken
          onMade={(made) => show({ made })}
          onClose={() => show((now) => (now === 'new' ? null : now))} // a token that was made is still shown
        />
      )}
      {open !== null && open !== 'new' && 'made' in open && <TokenOnce made={open.made} onClose={() => show(null)} />}
      {open !== null && open !== 'new' && 'revoke' in open && (
        <Revoke token={open.revoke} onRevoked={() => revoked(open.revoke.name)} onClose={() => show(null)} />
      )}
    </Part>
  )
}
