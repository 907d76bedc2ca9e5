import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePageTitle } from '../../api/use-page-title'
import { AsideCard } from '../../components/aside-card'
import { ErrorSummary } from '../../components/error-summary'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { paths } from '../../lib/paths'
import { problemAt } from '../../lib/problem'
import { messageOf } from '../../lib/return-path'
import styles from './auth-form.module.css'
import { PasswordField } from './password-field'
import { useLogin } from './use-login'
import { useWayBack } from './use-way-back'

export default function LoginPage() {
  const { leaving, state } = useWayBack(paths.home)
  const message = messageOf(useLocation().state)
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
      {message !== null && problems.length === 0 && <Notice tone="info">{message}</Notice>}
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
        <div className={styles.pair}>
          <TextInput
            id="username"
            name="username"
            label="Gebruikersnaam"
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
