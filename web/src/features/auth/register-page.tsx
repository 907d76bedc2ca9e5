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
import { Tick } from '../../ui/tick'
import styles from './auth-form.module.css'
import { passwordRules } from './password-rules'
import { isReady, labelOf, labels, type Registration } from './registration'
import { useRegister } from './use-register'

const empty: Registration = { username: '', email: '', password: '', repeat: '', privacy: false }

export default function RegisterPage() {
  const [typed, setTyped] = useState(empty)
  const { leaving, state, send, sending, problems, summary, refused } = useRegister()
  usePageTitle('Account aanmaken', problems.length > 0)
  if (leaving) return null

  /** The props that all text fields have in common. */
  const field = (name: Exclude<keyof Registration, 'privacy'>) => ({
    id: name,
    name,
    label: labels[name],
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

  const members = (
    <AsideCard title="Heb je al een account?">
      <Link className={styles.link} to={paths.login} state={state}>
        Inloggen
      </Link>
    </AsideCard>
  )
  return (
    <Page
      title="Account aanmaken"
      lead="Met een account verzend je je aanvraag en vind je hem later terug."
      aside={members}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && (
          <ErrorSummary ref={summary} problems={problems} labelOf={refused ? labelOf : undefined} oneLine={refused} />
        )}
        <div className={styles.pair}>
          <TextInput {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <TextInput {...field('email')} type="email" autoComplete="email" />
        </div>
        <div className={styles.pair}>
          <PasswordField
            {...field('password')}
            description={passwordRules}
            noun="wachtwoord"
            autoComplete="new-password"
          />
          <PasswordField {...field('repeat')} noun="herhaald wachtwoord" autoComplete="new-password" />
        </div>
        <Tick
          name="privacy"
          checked={typed.privacy}
          onTick={(privacy) => setTyped({ ...typed, privacy })}
          problem={problemAt(problems, 'privacy')}
          label={
            <>
              Ik ga akkoord met de{' '}
              <Link className={styles.link} to={paths.privacy} target="_blank">
                privacyverklaring
              </Link>
            </>
          }
          description="De privacyverklaring opent in een nieuw tabblad."
        />
        <Button
          className={styles.submit}
          type="submit"
          size="md"
          aria-disabled={!isReady(typed) || sending || undefined}
        >
          Account aanmaken
        </Button>
      </form>
    </Page>
  )
}
