import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { validReset } from '../../api/account'
import { ApiError } from '../../lib/api-error'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { dropResetCode } from '../../lib/reset-code'
import { session } from '../../lib/session'
import { usePageTitle } from '../../shared/site/use-page-title'
import { FailedPage } from '../../ui/failed-page'
import { LoadingPage } from '../../ui/loading'
import { NewPasswordForm } from './new-password-form'
import { PasswordDone } from './password-done'

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
    dropResetCode()
    session.clear()
  }, [])
  return (
    <PasswordDone to={paths.login} destination="de inlogpagina" message="Wachtwoord succesvol gewijzigd. Log in.">
      Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.
    </PasswordDone>
  )
}
