import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { confirmIdentity } from '../../api/staff'
import { fieldProblems, problemsOf, wholeProblem } from '../../lib/problem'
import { FormDialog } from '../../ui/form-dialog'
import { PasswordField } from '../../ui/password-field'
import { CodeField } from './code-field'
import { useAskedCode } from './use-asked-code'

export interface ConfirmProps {
  /** Why it is asked. */
  children: ReactNode
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password once more, and for a code if there is a second factor, before what a session alone does not allow. */
export default function ConfirmPassword({ children, onConfirmed, onClose }: ConfirmProps) {
  const { asked, demand } = useAskedCode()
  return (
    <FormDialog
      title="Vul je wachtwoord nog een keer in"
      action="Ga verder"
      form={{
        initial: { password: '', otp: '' },
        secrets: ['password', 'otp'],
        prefix: 'confirm_',
        check: ({ password, otp }) =>
          problemsOf({
            password: password === '' ? 'Vul je wachtwoord in.' : null,
            otp: asked && otp.trim() === '' ? 'Vul de code in.' : null,
          }),
        send: ({ password, otp }) => confirmIdentity(password, otp),
        refusal: (error) => {
          const problems = fieldProblems(error, ['password', 'otp'])
          if (problems.some(({ field }) => field === 'otp')) demand()
          return problems.length > 0 ? problems : [wholeProblem(error, 'Kon je wachtwoord niet controleren')]
        },
        onSent: onConfirmed,
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>{children}</Text>
          <PasswordField {...field('password')} label="Wachtwoord" noun="wachtwoord" autoComplete="current-password" />
          {asked && <CodeField {...field('otp')} />}
        </>
      )}
    </FormDialog>
  )
}
