import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { confirmReset, validReset } from '../../api/passwords'
import { ApiError } from '../../lib/api-error'
import { dropMailCode } from '../../lib/mail-code'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { fieldProblems, type Problem, wholeProblem } from '../../lib/problem'
import { session } from '../../lib/session'
import { usePageTitle } from '../../shared/site/use-page-title'
import { FailedPage } from '../../ui/failed-page'
import { FormCard } from '../../ui/form-card'
import { LoadingPage } from '../../ui/loading'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'
import { PasswordDone } from './password-done'
import { missingOfNew, passwordRules } from './password-rules'

/** Returns the error with only the first sentence about each field. */
function firstOfEach(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([name, messages]) => [name, messages.slice(0, 1)])
  return new ApiError(error.status, error.detail, Object.fromEntries(fields))
}

/** Returns what to show when the server refuses. What it says about the code is about the whole. */
function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(firstOfEach(error), ['password', 'confirm_password']).filter(
    ({ field }) => field !== null,
  )
  return problems.length > 0 ? problems : [wholeProblem(error, 'Wachtwoord resetten mislukt. Code ongeldig?')]
}

/** The new password, twice. */
function NewPasswordForm({ code, onDone }: { code: string; onDone: () => void }) {
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    secrets: ['password', 'confirm_password'],
    check: (typed) => missingOfNew('password', typed.password, typed.confirm_password),
    send: (typed) => confirmReset({ temp_code: code, ...typed }),
    refusal,
    onSent: onDone,
  })
  usePageTitle('Nieuw wachtwoord kiezen', form.problems.length > 0)

  return (
    <Page
      title="Nieuw wachtwoord kiezen"
      lead="Daarna log je ermee in. Overal waar je nog bent ingelogd, word je uitgelogd."
      centred
    >
      <FormCard form={form}>
        <Stack>
          <PasswordField
            {...form.field('password')}
            label="Nieuw wachtwoord"
            description={passwordRules}
            noun="nieuw wachtwoord"
            autoComplete="new-password"
          />
          <PasswordField
            {...form.field('confirm_password')}
            label="Herhaal nieuw wachtwoord"
            noun="herhaald wachtwoord"
            autoComplete="new-password"
          />
        </Stack>
        <Group>
          <Button {...form.button} size="md">
            Wachtwoord opslaan
          </Button>
          <Anchor component={Link} fw={600} to={paths.forgotPassword}>
            Vraag een nieuwe link aan
          </Anchor>
        </Group>
      </FormCard>
    </Page>
  )
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400

/** Checks the code of a mail, and asks for a new password when it still works. */
export function NewPassword({ code }: { code: string }) {
  const [done, setDone] = useState(false)
  const { data, error, refetch } = useQuery(validReset(code))
  usePageTitle('Nieuw wachtwoord kiezen')

  if (done) return <ResetDone />
  if (data !== undefined) return <NewPasswordForm code={code} onDone={() => setDone(true)} />
  if (isRefused(error)) return <Navigate to={paths.error} replace />
  if (error === null) return <LoadingPage text="We controleren je link." as="form" />
  return (
    <FailedPage
      title="Je link is nu niet te controleren"
      message={failure(error, 'Er is iets misgegaan.')}
      safe="Je link is niet gebruikt."
      onRetry={() => void refetch()}
    />
  )
}

/** After a reset one signs in anew: it has ended all sessions, one of this browser included. */
function ResetDone() {
  useEffect(() => {
    dropMailCode()
    session.clear()
  }, [])
  return (
    <PasswordDone to={paths.login} destination="de inlogpagina" message="Wachtwoord succesvol gewijzigd. Log in.">
      Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.
    </PasswordDone>
  )
}
