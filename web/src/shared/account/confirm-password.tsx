import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { confirmIdentity } from '../../api/staff'
import { fieldProblems, wholeProblem } from '../../lib/problem'
import { FormDialog } from '../../ui/form-dialog'
import { PasswordField } from '../../ui/password-field'
import { CodeIfAsked } from './code-if-asked'

export interface ConfirmProps {
  /** Why it is asked. */
  children: ReactNode
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password once more, and for a code if there is a second factor, before what a session alone does not allow. */
export default function ConfirmPassword({ children, onConfirmed, onClose }: ConfirmProps) {
  const [demanded, demand] = useState(false)
  return (
    <FormDialog
      title="Vul je wachtwoord nog een keer in"
      action="Ga verder"
      form={{
        initial: { password: '', otp: '' },
        secrets: ['password', 'otp'],
        prefix: 'confirm_',
        check: () => [], // the server says it too of an empty one
        send: ({ password, otp }) => confirmIdentity(password, otp),
        refusal: (error) => {
          const problems = fieldProblems(error, ['password', 'otp'])
          if (problems.some(({ field }) => field === 'otp')) demand(true)
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
          <CodeIfAsked {...field('otp')} demanded={demanded} />
        </>
      )}
    </FormDialog>
  )
}
