import { useEffect } from 'react'
import { paths } from '../../lib/paths'
import { dropResetCode } from '../../lib/reset-code'
import { session } from '../../lib/session'
import { PasswordDone } from './password-done'

/** After a reset one signs in anew: it has ended all sessions, one of this browser included. */
export function ResetDone() {
  useEffect(() => {
    dropResetCode()
    session.clear()
  }, [])
  return (
    <PasswordDone to={paths.login} destination="de inlogpagina" message="Wachtwoord succesvol gewijzigd. Log in." />
  )
}
