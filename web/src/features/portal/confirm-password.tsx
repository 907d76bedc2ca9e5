import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { confirmPassword } from '../../api/account'
import { fieldProblems, wholeProblem } from '../../lib/problem'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'

export interface ConfirmProps {
  /** Why it is asked. */
  children: ReactNode
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password once more, before what a session alone does not allow. */
export default function ConfirmPassword({ onClose, ...form }: ConfirmProps) {
  return (
    <Dialog title="Vul je wachtwoord nog een keer in" onClose={onClose}>
      {(close) => <ConfirmForm {...form} onClose={close} />}
    </Dialog>
  )
}

function ConfirmForm({ children, onConfirmed, onClose }: ConfirmProps) {
  const { field, button, submit, whole } = useForm({
    initial: { password: '' },
    prefix: 'confirm_',
    check: () => [], // the server says it too of an empty one
    send: ({ password }) => confirmPassword(password),
    refusal: (error) => {
      const problems = fieldProblems(error, ['password'])
      return problems.length > 0 ? problems : [wholeProblem(error, 'Kon je wachtwoord niet controleren')]
    },
    onSent: () => {
      onClose()
      onConfirmed()
    },
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack mt="md">
        <Text>{children}</Text>
        {whole && <Notice tone="error">{whole}</Notice>}
        <PasswordField {...field('password')} label="Wachtwoord" noun="wachtwoord" autoComplete="current-password" />
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            Annuleren
          </Button>
          <Button {...button}>Ga verder</Button>
        </Group>
      </Stack>
    </form>
  )
}
