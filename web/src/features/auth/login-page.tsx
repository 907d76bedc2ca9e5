import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePageTitle } from '../../api/use-page-title'
import { ErrorSummary } from '../../components/error-summary'
import { Notice } from '../../components/notice'
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

  return (
    <div className={styles.page}>
      {message !== null && problems.length === 0 && <Notice tone="info">{message}</Notice>}
      <div className={styles.card}>
        <Title order={1}>Inloggen</Title>
        <form className={styles.form} noValidate onSubmit={submit}>
          {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
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
          <Link className={`${styles.link} ${styles.aside}`} to={paths.forgotPassword}>
            Wachtwoord vergeten?
          </Link>
          <Button type="submit" size="md" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
            Inloggen
          </Button>
        </form>
      </div>
      <p className={styles.other}>
        Nog geen account?{' '}
        <Link className={styles.link} to={paths.register} state={state}>
          Account aanmaken
        </Link>
      </p>
    </div>
  )
}
