import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { confirmPassword } from '../../api/account'
import { fieldProblems, problemAt, wholeProblem } from '../../lib/problem'
import { Dialog } from '../../ui/dialog'
import styles from '../../ui/dialog-form.module.css'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'

export interface ConfirmProps {
  /** Why it is asked. */
  children: ReactNode
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password once more, before what a session alone does not allow. */
export default function ConfirmPassword({ children, onConfirmed, onClose }: ConfirmProps) {
  const [password, setPassword] = useState('')
  const { mutate, error, isPending } = useMutation({ mutationFn: () => confirmPassword(password), gcTime: 0 })
  const problems = fieldProblems(error, ['password'])
  const whole =
    error !== null && problems.length === 0 ? wholeProblem(error, 'Kon je wachtwoord niet controleren') : null

  const submit = (close: () => void) => (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => {
        close()
        onConfirmed()
      },
    })
  }

  return (
    <Dialog title="Vul je wachtwoord nog een keer in" onClose={onClose}>
      {(close) => (
        <form className={styles.form} noValidate onSubmit={submit(close)}>
          <p>{children}</p>
          {whole && <Notice tone="error">{whole.message}</Notice>}
          <PasswordField
            id="confirm_password_now"
            name="password"
            label="Wachtwoord"
            noun="wachtwoord"
            autoComplete="current-password"
            value={password}
            error={problemAt(problems, 'password')}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div className={styles.actions}>
            <Button variant="default" onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" aria-disabled={isPending || undefined} aria-busy={isPending || undefined}>
              Ga verder
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
