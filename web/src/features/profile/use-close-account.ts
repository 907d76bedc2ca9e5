import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { closeAccount } from '../../api/account'
import { forgetUser } from '../../api/session'
import { failure } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { fieldProblems, type Problem } from '../../lib/problem'

const closed = 'Je account is gesloten. Bedankt dat je er was.'

function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, ['password'])
  if (problems.length > 0) return problems
  return [{ field: null, message: failure(error, 'Je account is niet gesloten. Probeer het opnieuw.') }]
}

/** Closes the account, leaves nothing of it in this browser and goes home. */
export function useCloseAccount() {
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problem[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: closeAccount,
    onSuccess: () => {
      navigate(paths.home, { state: { message: closed } }) // first, or the profile would ask to sign in again
      forgetUser()
    },
    onError: (error) => setProblems(refusal(error)),
  })

  useEffect(() => {
    if (problems.some(({ field }) => field === 'password')) document.getElementById('close_password')?.focus()
  }, [problems])

  function send(password: string) {
    if (isPending) return
    setProblems(password === '' ? [{ field: 'password', message: 'Vul je wachtwoord in.' }] : [])
    if (password !== '') mutate(password)
  }

  return { send, closing: isPending, problems }
}
