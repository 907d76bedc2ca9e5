import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createAccount, signIn } from '../../api/session'
import { paths } from '../../lib/paths'
import { useProblems } from '../../ui/use-problems'
import { missing, type Registration, refusal } from './registration'
import { useWayBack } from './use-way-back'

const success = 'Je account is aangemaakt.'

/**
 * Makes an account, signs in to it and leads on with a word of success. When only
 * signing in fails, the sign-in screen follows. `refused` reports whether the
 * problems are the server's. See useWayBack for `leaving` and `state`.
 */
export function useRegister() {
  const navigate = useNavigate()
  const { problems, show, summary } = useProblems()
  const [refused, setRefused] = useState(false)
  const [made, setMade] = useState(false)
  const { leaving, state } = useWayBack(paths.newRequest, made ? `${success} Je bent ingelogd.` : null)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ username, email, password }: Registration) => {
      await createAccount({ username: username.trim(), email: email.trim(), password })
      setMade(true)
      await signIn({ username: username.trim(), password }).catch(() =>
        navigate(paths.login, { state: { ...state, message: `${success} Log in met je nieuwe gegevens.` } }),
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

  return { leaving, state, send, sending: isPending, problems, summary, refused }
}
