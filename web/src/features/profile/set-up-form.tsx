import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type Enrolment, enableSecondFactor, useSecondFactorAgain } from '../../api/second-factor'
import { needsPassword } from '../../lib/api-error'
import { takeFocus } from '../../lib/focus'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import { useConfirmed } from '../../shared/account/use-confirmed'
import closed from '../../ui/closed-button.module.css'
import { CopyButton } from '../../ui/copy-button'
import { Notice } from '../../ui/notice'
import { useForm } from '../../ui/use-form'

/** Why the password is asked. */
export const whyPassword = 'Zo weten we zeker dat jij het bent. Daarna hoeft het tien minuten niet meer.'

interface Props {
  made: Enrolment
  onEnabled: (codes: string[]) => void
  onCancel: () => void
}

/** Shows an app its secret, and asks for the first code. */
export function SetUpForm({ made, onEnabled, onCancel }: Props) {
  const { confirmed, dialog } = useConfirmed(whyPassword) // setting up an app may take a while
  const again = useSecondFactorAgain()
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => problemsOf({ otp: otp.trim() === '' ? 'Vul de code in.' : null }),
    send: ({ otp }) => confirmed(() => enableSecondFactor(otp)).finally(again), // the answer may be lost
    refusal: (error) =>
      needsPassword(error) ? [] : fieldProblemsOr(error, ['otp'], 'Kon de tweede stap niet aanzetten'),
    onSent: onEnabled,
  })
  const secret = made.secret.match(/.{1,4}/g)?.join(' ') ?? made.secret
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        <Stack maw="form">
          <Text>
            Scan deze code met een app voor inlogcodes, zoals die van je telefoon of Google Authenticator. Lukt dat
            niet, typ dan de sleutel over.
          </Text>
          <Box component="img" src={made.qr} alt="QR-code met de sleutel voor je app" w={240} />
          <Group gap="xs">
            <Text component="code" ff="monospace" translate="no">
              {secret}
            </Text>
            <CopyButton of="sleutel" text={made.secret} />
          </Group>
          <TextInput
            {...form.field('otp')}
            ref={takeFocus}
            label="Code uit je app"
            description="Zes cijfers, elke halve minuut andere"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
          {form.whole && <Notice tone="error">{form.whole}</Notice>}
          <Group gap="sm">
            <Button className={closed.closed} {...form.button}>
              Zet aan
            </Button>
            <Button variant="default" onClick={onCancel}>
              Annuleren
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </>
  )
}
