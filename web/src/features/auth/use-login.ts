import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Credentials, signIn } from '../../api/session'
import { ApiError } from '../../lib/api-error'
import { dutch, noConnection } from '../../lib/messages'
import { oneProblem, type Problems } from './problems'

const failed = 'Inloggen mislukt'

/** What to say when signing in did not work. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failed
  if (error.status === 0) return `${failed}. ${noConnection}`
  return error.detail === null ? failed : dutch(error.detail)
}

function missing({ username, password }: Credentials): Problems | null {
  const list = [
    ...(username.trim() === '' ? [{ field: 'username', text: 'Vul je gebruikersnaam in.' }] : []),
    ...(password === '' ? [{ field: 'password', text: 'Vul je wachtwoord in.' }] : []),
  ]
  return list.length > 0 ? { list, oneLine: false } : null
}

/** Signing in with what is typed. */
export function useLogin() {
  const [problems, setProblems] = useState<Problems | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: signIn,
    onError: (error) => setProblems(oneProblem(loginFailure(error))),
  })

  function send(credentials: Credentials) {
    if (isPending) return
    const lacking = missing(credentials)
    setProblems(lacking)
    if (lacking === null) mutate(credentials)
  }

  return { send, sending: isPending, problems }
}
