import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createAccount, signIn } from '../../api/session'
import { paths } from '../../lib/paths'
import type { Problems } from './problems'
import { missing, type Registration, refusal } from './registration'

const made = 'Je account is aangemaakt. Log in met je nieuwe gegevens.'

/** Making an account and signing in to it. `state` is where that leads, for when signing in must be done by hand. */
export function useRegister(state: { from: string } | undefined) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ username, email, password }: Registration) => {
      await createAccount({ username: username.trim(), email: email.trim(), password })
      await signIn({ username: username.trim(), password }).catch(() =>
        navigate(paths.login, { state: { ...state, message: made } }),
      )
    },
    onError: (error) => setProblems(refusal(error)),
  })

  function send(typed: Registration) {
    if (isPending) return
    const lacking = missing(typed)
    setProblems(lacking)
    if (lacking === null) mutate(typed)
  }

  return { send, sending: isPending, problems }
}
