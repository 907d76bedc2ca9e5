import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { problemAt } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { ErrorSummary } from '../../ui/error-summary'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import styles from './auth-form.module.css'
import { passwordRules } from './password-rules'
import { useConfirmReset } from './use-confirm-reset'

interface Props {
  code: string
  onDone: () => void
}

/** The new password, twice. */
export function NewPasswordForm({ code, onDone }: Props) {
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const { send, sending, problems, summary } = useConfirmReset(code, onDone)
  usePageTitle('Nieuw wachtwoord kiezen', problems.length > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ password, confirm_password: repeat })
  }

  return (
    <Page
      title="Nieuw wachtwoord kiezen"
      lead="Daarna log je ermee in. Overal waar je nog bent ingelogd, word je uitgelogd."
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
        <div className={styles.pair}>
          <PasswordField
            id="password"
            name="password"
            label="Nieuw wachtwoord"
            description={passwordRules}
            noun="nieuw wachtwoord"
            autoComplete="new-password"
            value={password}
            error={problemAt(problems, 'password')}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordField
            id="confirm_password"
            name="confirm_password"
            label="Herhaal nieuw wachtwoord"
            noun="herhaald wachtwoord"
            autoComplete="new-password"
            value={repeat}
            error={problemAt(problems, 'confirm_password')}
            onChange={(event) => setRepeat(event.currentTarget.value)}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="md" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
            Wachtwoord opslaan
          </Button>
          <Link className={styles.link} to={paths.forgotPassword}>
            Vraag een nieuwe link aan
          </Link>
        </div>
      </form>
    </Page>
  )
}
