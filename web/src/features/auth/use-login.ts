import { useMutation } from '@tanstack/react-query'
import { type Credentials, signIn } from '../../api/session'
import { type Problem, wholeProblem } from '../../lib/problem'
import { useProblems } from '../../ui/use-problems'

function missing({ username, password }: Credentials): Problem[] {
  return [
    ...(username.trim() === '' ? [{ field: 'username', message: 'Vul je gebruikersnaam in.' }] : []),
    ...(password === '' ? [{ field: 'password', message: 'Vul je wachtwoord in.' }] : []),
  ]
}

/** Signs in, unless something is missing. */
export function useLogin() {
  const { problems, show, summary } = useProblems()
  const { mutate, isPending } = useMutation({
    mutationFn: signIn,
    onError: (error) => show([wholeProblem(error, 'Inloggen mislukt')]),
  })

  function send(credentials: Credentials) {
    if (isPending) return
    const lacking = missing(credentials)
    show(lacking)
    if (lacking.length === 0) mutate(credentials)
  }

  return { send, sending: isPending, problems, summary }
}
