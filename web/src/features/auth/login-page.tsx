import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { problemAt } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { AsideCard } from '../../ui/aside-card'
import { ErrorSummary } from '../../ui/error-summary'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import styles from './auth-form.module.css'
import { useLogin } from './use-login'
import { useWayBack } from './use-way-back'

export default function LoginPage() {
  const { leaving, state } = useWayBack(paths.home)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { send, sending, problems, summary } = useLogin()
  usePageTitle('Inloggen', problems.length > 0)
  if (leaving) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ username, password })
  }

  const newcomers = (
    <AsideCard title="Nog geen account?">
      <Link className={styles.link} to={paths.register} state={state}>
        Account aanmaken
      </Link>
    </AsideCard>
  )
  return (
    <Page title="Inloggen" aside={newcomers}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
        <div className={styles.pair}>
          <TextInput
            id="username"
            name="username"
            label="Gebruikersnaam"
            description="Je e-mailadres mag ook"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={problemAt(problems, 'username')}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <div>
            <PasswordField
              id="password"
              name="password"
              label="Wachtwoord"
              noun="wachtwoord"
              autoComplete="current-password"
              value={password}
              error={problemAt(problems, 'password')}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Link className={styles.forgotten} to={paths.forgotPassword}>
              Wachtwoord vergeten?
            </Link>
          </div>
        </div>
        <Button
          className={styles.submit}
          type="submit"
          size="md"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
        >
          Inloggen
        </Button>
      </form>
    </Page>
  )
}
