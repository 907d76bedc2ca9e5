import { useMutation } from '@tanstack/react-query'
import { confirmReset } from '../../api/account'
import { ApiError } from '../../lib/api-error'
import { fieldProblems, type Problem, wholeProblem } from '../../lib/problem'
import { useProblems } from '../../ui/use-problems'
import { noMatch } from './password-rules'

interface Typed {
  password: string
  confirm_password: string
}

function missing({ password, confirm_password }: Typed): Problem[] {
  const checks: [keyof Typed, boolean, string][] = [
    ['password', password === '', 'Vul een nieuw wachtwoord in.'],
    ['confirm_password', password !== '' && confirm_password === '', 'Herhaal je nieuwe wachtwoord.'],
    ['confirm_password', confirm_password !== '' && password !== confirm_password, noMatch],
  ]
  return checks.flatMap(([field, wrong, message]) => (wrong ? [{ field, message }] : []))
}

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

/** Sets a new password with the code of a mail, unless something is missing. */
export function useConfirmReset(temp_code: string, onDone: () => void) {
  const { problems, show, summary } = useProblems()
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: Typed) => confirmReset({ temp_code, ...typed }),
    onSuccess: onDone,
    onError: (error) => show(refusal(error)),
  })

  function send(typed: Typed) {
    if (isPending) return
    const lacking = missing(typed)
    show(lacking)
    if (lacking.length === 0) mutate(typed)
  }

  return { send, sending: isPending, problems, summary }
}
