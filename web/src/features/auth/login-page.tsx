import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Credentials, signIn } from '../../api/session'
import { challengeOf } from '../../api/sign-in-code'
import { focusAfter } from '../../lib/focus'
import { paths } from '../../lib/paths'
import { type Problem, wholeProblem } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import closed from '../../ui/closed-button.module.css'
import { FormCard } from '../../ui/form-card'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'
import { SecondStep } from './second-step'
import { useLanding } from './use-landing'
import { useWayBack } from './use-way-back'

function missing({ username, password }: Credentials): Problem[] {
  return [
    ...(username.trim() === '' ? [{ field: 'username', message: 'Vul je gebruikersnaam in.' }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Vul je wachtwoord in.' }] : []),
  ]
}

interface Props {
  /** The name that was typed before. */
  username: string
  /** Whether the second step came too late. */
  late: boolean
  /** What the screen to make an account is told. */
  state: object | undefined
  /** The password was right, and a code is to follow. */
  onChallenge: (username: string, challenge: string) => void
}

/** The first step: name and password. */
function PasswordStep({ username, late, state, onChallenge }: Props) {
  const form = useForm({
    initial: { username, password: '' },
    secrets: ['password'],
    check: missing,
    send: (typed) => signIn(typed).then(() => null, challengeOf),
    refusal: (error) => [wholeProblem(error, 'Inloggen mislukt')],
    onSent: (challenge, typed) => challenge !== null && onChallenge(typed.username, challenge),
  })
  usePageTitle('Inloggen', form.problems.length > 0)

  return (
    <Page title="Inloggen" centred>
      {late && <Notice tone="info">Er ging te veel tijd voorbij. Vul je wachtwoord nog een keer in.</Notice>}
      <FormCard form={form}>
        <Stack>
          <TextInput
            {...form.field('username')}
            label="Gebruikersnaam"
            description="of e-mailadres"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password')}
            label="Wachtwoord"
            noun="wachtwoord"
            autoComplete="current-password"
          />
          <Anchor component={Link} fz="sm" fw={600} to={paths.forgotPassword}>
            Wachtwoord vergeten?
          </Anchor>
        </Stack>
        <Button className={closed.closed} {...form.button} size="md">
          Inloggen
        </Button>
        <Text ta="center" fz="sm">
          Nog geen account?{' '}
          <Anchor component={Link} inherit fw={600} to={paths.register} state={state}>
            Account aanmaken
          </Anchor>
        </Text>
      </FormCard>
    </Page>
  )
}

export default function LoginPage() {
  const { leaving, state } = useWayBack(useLanding())
  const [asked, ask] = useState({ username: '', challenge: '', late: false })
  if (leaving) return null
  if (asked.challenge === '')
    return (
      <PasswordStep
        {...asked}
        state={state}
        onChallenge={(username, challenge) => ask({ username, challenge, late: false })}
      />
    )
  return (
    <SecondStep
      challenge={asked.challenge}
      onBack={(late) =>
        focusAfter(
          () => ask({ ...asked, challenge: '', late }),
          () => document.getElementById('password'),
        )
      }
    />
  )
}
