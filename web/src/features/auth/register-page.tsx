import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createAccount, signIn } from '../../api/session'
import { usernameMax } from '../../lib/limits'
import { paths } from '../../lib/paths'
import { usePageTitle } from '../../shared/site/use-page-title'
import closed from '../../ui/closed-button.module.css'
import { FormCard } from '../../ui/form-card'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { Tick } from '../../ui/tick'
import { useForm } from '../../ui/use-form'
import { passwordRules } from './password-rules'
import { isReady, labelOf, labels, missing, type Registration, refusal } from './registration'
import { useWayBack } from './use-way-back'

const empty: Registration = { username: '', email: '', password: '', repeat: '', privacy: false }
const success = 'Je account is aangemaakt.'

/**
 * Makes an account, signs in to it and leads on with a word of success. When only signing in fails, the sign-in screen
 * follows.
 */
export default function RegisterPage() {
  const navigate = useNavigate()
  const [made, setMade] = useState(false)
  const { leaving, state } = useWayBack(paths.newRequest, made ? `${success} Je bent ingelogd.` : null)
  const form = useForm({
    initial: empty,
    secrets: ['password', 'repeat'],
    check: missing,
    send: async ({ username, email, password }) => {
      await createAccount({ username: username.trim(), email: email.trim(), password })
      setMade(true)
      await signIn({ username: username.trim(), password }).catch(() =>
        navigate(paths.login, { state: { ...state, message: `${success} Log in met je nieuwe gegevens.` } }),
      )
    },
    refusal,
  })
  usePageTitle('Account aanmaken', form.problems.length > 0)
  if (leaving) return null

  return (
    <Page title="Account aanmaken" lead="Met een account verzend je je aanvraag en vind je hem later terug." centred>
      <FormCard form={form} labelOf={form.refused ? labelOf : undefined} oneLine={form.refused}>
        <Stack>
          <TextInput
            {...form.field('username')}
            label={labels.username}
            description={`Hooguit ${usernameMax} letters, cijfers en de tekens . + - _, zonder spaties.`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextInput {...form.field('email')} label={labels.email} type="email" autoComplete="email" />
          <PasswordField
            {...form.field('password')}
            label={labels.password}
            description={passwordRules}
            noun="wachtwoord"
            autoComplete="new-password"
          />
          <PasswordField
            {...form.field('repeat')}
            label={labels.repeat}
            noun="herhaald wachtwoord"
            autoComplete="new-password"
          />
        </Stack>
        <Tick
          {...form.tick('privacy')}
          label={
            <>
              Ik ga akkoord met de{' '}
              <Anchor component={Link} inherit fw={600} to={paths.privacy} target="_blank">
                privacyverklaring
              </Anchor>
            </>
          }
          description="De privacyverklaring opent in een nieuw tabblad."
        />
        <Button
          className={closed.closed}
          {...form.button}
          size="md"
          aria-disabled={!isReady(form.values) || form.sending || undefined}
        >
          Account aanmaken
        </Button>
        <Text ta="center" fz="sm">
          Heb je al een account?{' '}
          <Anchor component={Link} inherit fw={600} to={paths.login} state={state}>
            Inloggen
          </Anchor>
        </Text>
      </FormCard>
    </Page>
  )
}
