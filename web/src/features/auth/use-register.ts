import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createAccount, signIn } from '../../api/session'
import { useProblems } from '../../components/use-problems'
import { paths } from '../../lib/paths'
import { missing, type Registration, refusal } from './registration'

const made = 'Je account is aangemaakt. Log in met je nieuwe gegevens.'

/**
 * Makes an account and signs in to it. When only signing in fails, the sign-in
 * screen follows, with `state`. `refused` reports whether the problems are the server's.
 */
export function useRegister(state: { from: string } | undefined) {
  const navigate = useNavigate()
  const { problems, show, summary } = useProblems()
  const [refused, setRefused] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ username, email, password }: Registration) => {
      await createAccount({ username: username.trim(), email: email.trim(), password })
      await signIn({ username: username.trim(), password }).catch(() =>
        navigate(paths.login, { state: { ...state, message: made } }),
      )
    },
    onError: (error) => {
      setRefused(true)
      show(refusal(error))
    },
  })

  function send(typed: Registration) {
    if (isPending) return
    const lacking = missing(typed)
    setRefused(false)
    show(lacking)
    if (lacking.length === 0) mutate(typed)
  }

  return { send, sending: isPending, problems, summary, refused }
}
