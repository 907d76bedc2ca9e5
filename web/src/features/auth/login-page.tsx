import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { type Credentials, signIn } from '../../api/session'
import { paths } from '../../lib/paths'
import { type Problem, wholeProblem } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import closed from '../../ui/closed-button.module.css'
import { FormCard } from '../../ui/form-card'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'
import { useLanding } from './use-landing'
import { useWayBack } from './use-way-back'

function missing({ username, password }: Credentials): Problem[] {
  return [
    ...(username.trim() === '' ? [{ field: 'username', message: 'Vul je gebruikersnaam in.' }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Vul je wachtwoord in.' }] : []),
  ]
}

export default function LoginPage() {
  const { leaving, state } = useWayBack(useLanding())
  const form = useForm({
    initial: { username: '', password: '' },
    secrets: ['password'],
    check: missing,
    send: signIn,
    refusal: (error) => [wholeProblem(error, 'Inloggen mislukt')],
  })
  usePageTitle('Inloggen', form.problems.length > 0)
  if (leaving) return null

  return (
    <Page title="Inloggen" centred>
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
