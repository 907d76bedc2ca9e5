import { useMutation } from '@tanstack/react-query'
import { askForReset } from '../../api/account'
import { failure } from '../../lib/messages'
import { fieldProblems, type Problem } from '../../lib/problem'
import { useProblems } from '../../ui/use-problems'

function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, ['email'])
  return problems.length > 0 ? problems : [{ field: null, message: failure(error, 'E\u2011mail verzenden mislukt') }]
}

/** Asks for a mail with a link. `sentTo` is the address that was given, once the server has taken it. */
export function useAskForReset() {
  const { problems, show, summary } = useProblems()
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    mutationFn: askForReset,
    onError: (error) => show(refusal(error)),
  })

  function send(email: string) {
    if (isPending) return
    const lacking = email === '' ? [{ field: 'email', message: 'Vul je e-mailadres in.' }] : []
    show(lacking)
    if (lacking.length === 0) mutate(email)
  }

  return { send, sending: isPending, sentTo: isSuccess ? variables : undefined, again: reset, problems, summary }
}
