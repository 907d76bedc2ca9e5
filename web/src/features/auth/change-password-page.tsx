import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { problemAt } from '../../lib/problem'
import { GoToLogin } from '../../shared/request/go-to-login'
import { usePageTitle } from '../../shared/site/use-page-title'
import { ErrorSummary } from '../../ui/error-summary'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import styles from './auth-form.module.css'
import { PasswordDone } from './password-done'
import { passwordRules } from './password-rules'
import { type PasswordChange, useChangePassword } from './use-change-password'

const empty: PasswordChange = { old_password: '', new_password: '', confirm_password: '' }

export default function ChangePasswordPage() {
  const user = useUser()
  const [typed, setTyped] = useState(empty)
  const { send, sending, done, problems, summary } = useChangePassword()
  usePageTitle('Wachtwoord wijzigen', problems.length > 0)

  if (done) return <PasswordDone to={paths.profile} destination="je profiel" />
  if (user === null) return <GoToLogin />

  /** The props that all fields have in common. */
  const field = (name: keyof PasswordChange) => ({
    id: name,
    name,
    value: typed[name],
    error: problemAt(problems, name),
    onChange: (event: FormEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    send(typed)
  }

  return (
    <Page
      title="Wachtwoord wijzigen"
      lead="Overal waar je nog bent ingelogd, word je uitgelogd. Hier blijf je ingelogd."
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
        {/* for password managers, which store the new password with it */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <div className={styles.pair}>
          <PasswordField
            {...field('old_password')}
            label="Oud wachtwoord"
            noun="oud wachtwoord"
            autoComplete="current-password"
          />
          <PasswordField
            {...field('new_password')}
            label="Nieuw wachtwoord"
            description={passwordRules}
            noun="nieuw wachtwoord"
            autoComplete="new-password"
          />
          <PasswordField
            {...field('confirm_password')}
            label="Herhaal nieuw wachtwoord"
            noun="herhaald wachtwoord"
            autoComplete="new-password"
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="md" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
            Wachtwoord wijzigen
          </Button>
          <Link className={styles.link} to={paths.profileDetails}>
            Terug naar je profiel
          </Link>
        </div>
      </form>
    </Page>
  )
}
