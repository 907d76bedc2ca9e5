import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { endOtherSessions, endSession, type Session, sessionList, useSessionsAgain } from '../../api/sessions'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { momentOf } from '../../lib/moment-of'
import { paths } from '../../lib/paths'
import { Chip } from '../../ui/chip'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Part } from '../../ui/part'
import { type Column, RowTable } from '../../ui/row-table'
import { useConfirm } from '../../ui/use-confirm'
import { firstPress, useOnce } from '../../ui/use-once'
import { SecondFactorPart } from './second-factor-part'
import { TokensPart } from './tokens-part'

const title = 'Waar je bent ingelogd'

const browserOf = ({ browser }: Session): string => browser || 'Onbekende browser'

const columnsWith = (onEnd: (session: Session) => void, busy: boolean): [Column<Session>, ...Column<Session>[]] => [
  {
    label: 'Browser',
    cell: (session) => (
      <Group gap="xs">
        {browserOf(session)}
        {session.current && <Chip tone="good">Deze browser</Chip>}
      </Group>
    ),
  },
  { label: 'Ingelogd', cell: ({ created_at: since }) => momentOf(since) },
  { label: 'Laatst gebruikt', cell: ({ used_at: used }) => momentOf(used) },
  { label: 'Adres', cell: ({ address }) => address || 'onbekend' },
  {
    label: 'Actie',
    onScreen: true,
    cell: (session) =>
      !session.current && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Uitloggen: ${browserOf(session)}, ingelogd ${momentOf(session.created_at)}`} // two may be alike
          aria-disabled={busy || undefined}
          onClick={firstPress(() => onEnd(session))}
        >
          Uitloggen
        </Button>
      ),
  },
]

/** Asks before the user is signed out everywhere else. */
function EndOthers({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const confirm = useConfirm({
    act: endOtherSessions,
    refusal: (error) => failure(error, 'Kon je niet overal elders uitloggen'),
    onDone,
    onSettled: useSessionsAgain(),
  })
  return (
    <ConfirmDialog title="Overal elders uitloggen?" action="Uitloggen" {...confirm} onClose={onClose}>
      In deze browser blijf je ingelogd. In alle andere moet je daarna opnieuw inloggen.
    </ConfirmDialog>
  )
}

/** Where the user is signed in, and how to end that. This session is ended by signing out. */
function Sessions() {
  const sessions = useQuery(sessionList)
  const [asking, setAsking] = useState(false)
  const [said, say] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error, reset } = useOnce({
    mutationFn: ({ id }: Session) => endSession(id),
    onMutate: () => say(null),
    onSuccess: (_, session) => {
      say(`${browserOf(session)} is uitgelogd.`)
      heading.current?.focus() // the button that had the focus goes
    },
    onSettled: useSessionsAgain(),
  })

  function othersEnded() {
    reset() // the one that could not be ended is among them
    say('Je bent overal elders uitgelogd.')
    focusAfter(() => setAsking(false), heading)
  }

  return (
    <Part title={title} headingRef={heading}>
      {said !== null && <Notice tone="good">{said}</Notice>}
      {error !== null && <Notice tone="error">{failure(error, 'Kon deze browser niet uitloggen')}</Notice>}
      <Loaded
        query={sessions}
        text="We halen op waar je bent ingelogd."
        as="table"
        failed="Kon niet laden waar je bent ingelogd"
      >
        {(rows) => (
          <>
            <RowTable
              card
              name={title}
              columns={columnsWith((session) => void mutate(session), isPending)}
              rows={rows}
              keyOf={({ id }) => id}
            />
            {rows.some(({ current }) => !current) && (
              <Group>
                <Button variant="default" onClick={() => setAsking(true)}>
                  Overal elders uitloggen
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
      <Text>
        Herken je een browser niet? Log hem uit en{' '}
        <Anchor component={Link} fw={600} to={paths.changePassword}>
          wijzig je wachtwoord
        </Anchor>
        .
      </Text>
      {asking && <EndOthers onDone={othersEnded} onClose={() => setAsking(false)} />}
    </Part>
  )
}

/** What keeps others out of the account. */
export default function SecurityTab() {
  return (
    <Stack gap="xl">
      <SecondFactorPart />
      <Sessions />
      <TokensPart />
    </Stack>
  )
}
