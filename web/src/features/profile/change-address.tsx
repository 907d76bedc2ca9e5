import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { changeAddress } from '../../api/own-data'
import { needsPassword } from '../../lib/api-error'
import { focusAfter } from '../../lib/focus'
import { lazyPart } from '../../lib/load-part'
import { failure } from '../../lib/messages'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import type { ConfirmProps } from '../../shared/account/confirm-password'
import { FormDialog } from '../../ui/form-dialog'
import { Notice } from '../../ui/notice'
import { useOnce } from '../../ui/use-once'

const ConfirmPassword = lazyPart<ConfirmProps>(
  'confirm-password',
  () => import('../../shared/account/confirm-password'),
)

const failed = 'De link is niet verstuurd.'

/** Asks for another address, to which a link is mailed, with the password when it was not typed a short while ago. */
export function ChangeAddress() {
  const [typing, setTyping] = useState(false)
  const [asking, setAsking] = useState(false)
  const [email, setEmail] = useState('') // as typed last
  const [sent, setSent] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const again = useOnce({ mutationFn: changeAddress, onSuccess: (_, to) => setSent(to) })

  function begin() {
    setSent(null)
    again.reset()
    setTyping(true)
  }

  return (
    <section aria-labelledby="address">
      <Stack gap="sm" maw="form" pt="xs">
        <Title order={3} id="address">
          E{'\u2011'}mailadres
        </Title>
        <Text>
          Je nieuwe adres krijgt een link, en geldt zodra je die gebruikt. Je oude adres krijgt daar bericht van.
        </Text>
        {sent !== null && (
          <Notice tone="good">
            Er is een mail onderweg naar {sent}. Open de link daarin binnen zeven dagen; tot dan verandert er niets.
            Niets ontvangen? Kijk bij je ongewenste mail.
          </Notice>
        )}
        {again.error !== null && <Notice tone="error">{failure(again.error, failed)}</Notice>}
        <Group>
          <Button ref={button} variant="default" loading={again.isPending} onClick={begin}>
            Wijzig e{'\u2011'}mailadres
          </Button>
        </Group>
        {typing && (
          <FormDialog
            title={'Wijzig je e\u2011mailadres'}
            action="Mail me de link"
            form={{
              initial: { email },
              prefix: 'new_',
              check: (typed) => problemsOf({ email: typed.email.trim() === '' ? 'Vul het e-mailadres in.' : null }),
              send: (typed) => {
                setEmail(typed.email.trim())
                return changeAddress(typed.email.trim())
              },
              refusal: (error) => {
                if (!needsPassword(error)) return fieldProblemsOr(error, ['email'], failed)
                setTyping(false)
                setAsking(true)
                return []
              },
              onSent: (_, typed) => setSent(typed.email.trim()),
            }}
            onClose={() => setTyping(false)}
          >
            {({ field }) => (
              <TextInput {...field('email')} label={'Nieuw e\u2011mailadres'} type="email" autoComplete="email" />
            )}
          </FormDialog>
        )}
        {asking && (
          <Suspense fallback={null}>
            <ConfirmPassword
              onClose={() => focusAfter(() => setAsking(false), button)}
              onConfirmed={() => void again.mutate(email)}
            >
              Je e{'\u2011'}mailadres wijzigen kan pas als we zeker weten dat jij het bent.
            </ConfirmPassword>
          </Suspense>
        )}
      </Stack>
    </section>
  )
}
