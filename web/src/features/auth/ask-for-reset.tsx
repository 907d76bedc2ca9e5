import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { problemAt } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { ErrorSummary } from '../../ui/error-summary'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import styles from './auth-form.module.css'
import { ResetSent } from './reset-sent'
import { useAskForReset } from './use-ask-for-reset'

interface Props {
  /** Whether the link of a mail was opened here before a reload, which loses its code. */
  reloaded: boolean
}

/** Asks for a mail with which to choose a new password. */
export function AskForReset({ reloaded }: Props) {
  const [email, setEmail] = useState('')
  const { send, sending, sentTo, again, problems, summary } = useAskForReset()
  usePageTitle('Wachtwoord vergeten', problems.length > 0)

  if (sentTo !== undefined) return <ResetSent email={sentTo} onAgain={again} />

  function submit(event: FormEvent) {
    event.preventDefault()
    send(email.trim())
  }

  return (
    <Page title="Wachtwoord vergeten" lead="We mailen je een link waarmee je een nieuw wachtwoord kiest.">
      {reloaded && (
        <Notice tone="info">
          Wil je verder met de link uit je mail? Open die dan opnieuw. De link werkt 30 minuten, en na het herladen van
          deze pagina kennen we hem hier niet meer.
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
        <div className={styles.pair}>
          <TextInput
            id="email"
            name="email"
            label="E-mailadres"
            description="Het adres waarmee je je account hebt aangemaakt"
            type="email"
            autoComplete="email"
            value={email}
            error={problemAt(problems, 'email')}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="md" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
            Verstuur de link
          </Button>
          <Link className={styles.link} to={paths.login}>
            Terug naar inloggen
          </Link>
        </div>
      </form>
    </Page>
  )
}
