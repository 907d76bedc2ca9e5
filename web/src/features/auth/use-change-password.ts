import { useMutation } from '@tanstack/react-query'
import { changePassword } from '../../api/account'
import { failure } from '../../lib/messages'
import { fieldProblems, type Problem } from '../../lib/problem'
import { useProblems } from '../../ui/use-problems'
import { noMatch } from './password-rules'

export interface PasswordChange {
  old_password: string
  new_password: string
  confirm_password: string
}

function missing({ old_password, new_password, confirm_password }: PasswordChange): Problem[] {
  const checks: [keyof PasswordChange, boolean, string][] = [
    ['old_password', old_password === '', 'Vul je oude wachtwoord in.'],
    ['new_password', new_password === '', 'Vul een nieuw wachtwoord in.'],
    ['confirm_password', new_password !== '' && confirm_password === '', 'Herhaal je nieuwe wachtwoord.'],
    ['confirm_password', confirm_password !== '' && new_password !== confirm_password, noMatch],
  ]
  return checks.flatMap(([field, wrong, message]) => (wrong ? [{ field, message }] : []))
}

/** Returns what to show when the server refuses: what it says about the fields, the old password first. */
function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, ['old_password', 'new_password'])
  return problems.length > 0 ? problems : [{ field: null, message: failure(error, 'Wachtwoord wijzigen mislukt') }]
}

/** Changes the password, unless something is missing. */
export function useChangePassword() {
  const { problems, show, summary } = useProblems()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ old_password, new_password }: PasswordChange) => changePassword({ old_password, new_password }),
    onError: (error) => show(refusal(error)),
  })

  function send(typed: PasswordChange) {
    if (isPending) return
    const lacking = missing(typed)
    show(lacking)
    if (lacking.length === 0) mutate(typed)
  }

  return { send, sending: isPending, done: isSuccess, problems, summary }
}
