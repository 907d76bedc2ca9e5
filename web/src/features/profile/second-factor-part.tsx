import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type Enrolment,
  endSecondFactor,
  newRecoveryCodes,
  type SecondFactor,
  secondFactor,
  setUpSecondFactor,
  useSecondFactorAgain,
} from '../../api/second-factor'
import { needsPassword } from '../../lib/api-error'
import { focusAfter } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { momentOf } from '../../lib/moment-of'
import { useConfirmed } from '../../shared/account/use-confirmed'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Part } from '../../ui/part'
import { firstPress, useOnce } from '../../ui/use-once'
import { RecoveryCodes } from './recovery-codes'
import { SetUpForm, whyPassword } from './set-up-form'

const title = 'Tweede stap bij het inloggen'

const few = 3

/** What is shown instead of whether it is on. */
type Showing = { made: Enrolment } | { codes: string[]; first: boolean }

type Act = 'setUp' | 'end' | 'renew'

/** What is asked before an act that takes something away. */
const questions = {
  end: {
    title: 'Tweede stap uitzetten?',
    action: 'Zet uit',
    text: 'Daarna is je wachtwoord genoeg om in te loggen, en werken je herstelcodes niet meer. Eist een bedrijf een tweede stap, dan toont het je geen BSN’s meer.',
  },
  renew: {
    title: 'Nieuwe herstelcodes?',
    action: 'Maak nieuwe codes',
    text: 'De herstelcodes die je nu hebt, werken daarna niet meer.',
  },
}

const failures: Record<Act, string> = {
  setUp: 'Kon geen code voor je app maken',
  end: 'Kon de tweede stap niet uitzetten',
  renew: 'Kon geen nieuwe herstelcodes maken',
}

const leftOf = (left: number): string =>
  left === 0 ? 'geen herstelcodes meer' : left === 1 ? 'nog 1 herstelcode' : `nog ${left} herstelcodes`

function State({ factor, onAct, busy }: { factor: SecondFactor; onAct: (act: Act) => void; busy: boolean }) {
  if (!factor.enabled)
    return (
      <>
        <Text>
          Nu is je wachtwoord genoeg. Met een tweede stap vragen we ook een code uit een app op je telefoon. Wie je
          wachtwoord raadt, komt er dan niet in.
        </Text>
        <Group>
          <Button
            variant="default"
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={firstPress(() => onAct('setUp'))}
          >
            Zet de tweede stap aan
          </Button>
        </Group>
      </>
    )
  const left = leftOf(factor.recovery_codes_left)
  return (
    <>
      <Text>
        De tweede stap staat aan{factor.since !== null && ` sinds ${momentOf(factor.since)}`}.
        {factor.recovery_codes_left > few && ` Je hebt ${left}.`}
      </Text>
      {factor.recovery_codes_left <= few && (
        <Notice tone="warning">Je hebt {left}. Maak nieuwe, en bewaar ze goed.</Notice>
      )}
      <Group>
        <Button variant="default" onClick={() => onAct('renew')}>
          Nieuwe herstelcodes
        </Button>
        <Button variant="default" onClick={() => onAct('end')}>
          Zet uit
        </Button>
      </Group>
    </>
  )
}

/** The second step of signing in: whether it is on, and how that changes. */
export function SecondFactorPart() {
  const factor = useQuery(secondFactor)
  const again = useSecondFactorAgain()
  const [showing, show] = useState<Showing | null>(null)
  const [question, ask] = useState<'end' | 'renew' | null>(null)
  const { confirmed, dialog } = useConfirmed(whyPassword)
  const [said, say] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  /** Shows something else, without the dialogs, at the heading: the button that was pressed goes. */
  function turn(next: Showing | null, message: string | null = null) {
    focusAfter(
      () => {
        ask(null)
        show(next)
        say(message)
      },
      () => document.getElementById('otp') ?? heading.current,
    )
  }

  const { mutate, isPending, error, variables } = useOnce({
    mutationFn: async (act: Act) => {
      if (act === 'setUp') return turn({ made: await confirmed(setUpSecondFactor) })
      if (act === 'renew') return turn({ codes: await confirmed(newRecoveryCodes), first: false })
      await confirmed(endSecondFactor)
      turn(null, 'De tweede stap staat uit.')
    },
    onMutate: () => say(null),
    onSettled: again,
  })
  const failed =
    error === null || needsPassword(error) || variables === undefined ? null : failure(error, failures[variables])

  return (
    <Part title={title} headingRef={heading}>
      {said !== null && <Notice tone="good">{said}</Notice>}
      {failed !== null && question === null && <Notice tone="error">{failed}</Notice>}
      {showing === null && (
        <Loaded
          query={factor}
          text="We halen op of de tweede stap aanstaat."
          as="text"
          failed="Kon niet laden of de tweede stap aanstaat"
        >
          {(now) => (
            <State factor={now} busy={isPending} onAct={(act) => (act === 'setUp' ? void mutate(act) : ask(act))} />
          )}
        </Loaded>
      )}
      {showing !== null && 'made' in showing && (
        <SetUpForm
          made={showing.made}
          onEnabled={(codes) => turn({ codes, first: true })}
          onCancel={() => turn(null)}
        />
      )}
      {showing !== null && 'codes' in showing && <RecoveryCodes {...showing} onDone={() => turn(null)} />}
      {question !== null && (
        <ConfirmDialog
          title={questions[question].title}
          action={questions[question].action}
          busy={isPending}
          failed={failed}
          onConfirm={() => void mutate(question)}
          onClose={() => ask(null)}
        >
          {questions[question].text}
        </ConfirmDialog>
      )}
      {dialog}
    </Part>
  )
}
