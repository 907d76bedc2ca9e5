import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { confirmPassword } from '../../api/staff'
import { fieldProblems, wholeProblem } from '../../lib/problem'
import { FormDialog } from '../../ui/form-dialog'
import { PasswordField } from '../../ui/password-field'

export interface ConfirmProps {
  /** Why it is asked. */
  children: ReactNode
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password once more, before what a session alone does not allow. */
export default function ConfirmPassword({ children, onConfirmed, onClose }: ConfirmProps) {
  return (
    <FormDialog
      title="Vul je wachtwoord nog een keer in"
      action="Ga verder"
      form={{
        initial: { password: '' },
        secrets: ['password'],
        prefix: 'confirm_',
        check: () => [], // the server says it too of an empty one
        send: ({ password }) => confirmPassword(password),
        refusal: (error) => {
          const problems = fieldProblems(error, ['password'])
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
        </>
      )}
    </FormDialog>
  )
}
