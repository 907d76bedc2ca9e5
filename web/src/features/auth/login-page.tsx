import { Button, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { type Credentials, signIn } from '../../api/session'
import { paths } from '../../lib/paths'
import { type Problem, wholeProblem } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { AsideCard } from '../../ui/aside-card'
import { ErrorSummary } from '../../ui/error-summary'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'
import styles from './auth-form.module.css'
import { useWayBack } from './use-way-back'

function missing({ username, password }: Credentials): Problem[] {
  return [
    ...(username.trim() === '' ? [{ field: 'username', message: 'Vul je gebruikersnaam in.' }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Vul je wachtwoord in.' }] : []),
  ]
}

export default function LoginPage() {
  const { leaving, state } = useWayBack(paths.home)
  const { field, button, submit, problems, summary } = useForm({
    initial: { username: '', password: '' },
    check: missing,
    send: signIn,
    refusal: (error) => [wholeProblem(error, 'Inloggen mislukt')],
  })
  usePageTitle('Inloggen', problems.length > 0)
  if (leaving) return null

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
            {...field('username')}
            label="Gebruikersnaam"
            description="Je e-mailadres mag ook"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <PasswordField
              {...field('password')}
              label="Wachtwoord"
              noun="wachtwoord"
              autoComplete="current-password"
            />
            <Link className={styles.forgotten} to={paths.forgotPassword}>
              Wachtwoord vergeten?
            </Link>
          </div>
        </div>
        <Button className={styles.submit} {...button} size="md">
          Inloggen
        </Button>
      </form>
    </Page>
  )
}
