import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { changeAddress } from '../../api/own-data'
import { needsPassword } from '../../lib/api-error'
import { fieldProblemsOr, problemsOf } from '../../lib/problem'
import { useConfirmed } from '../../shared/account/use-confirmed'
import { FormDialog } from '../../ui/form-dialog'
import { Notice } from '../../ui/notice'

/** Asks for another address, to which a link is mailed, with the password when it was not typed a short while ago. */
export function ChangeAddress() {
  const [typing, setTyping] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const { confirmed, dialog } = useConfirmed(
    'Je e\u2011mailadres wijzigen kan pas als we zeker weten dat jij het bent.',
  )

  function begin() {
    setSent(null)
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
        <Group>
          <Button variant="default" onClick={begin}>
            Wijzig e{'\u2011'}mailadres
          </Button>
        </Group>
        {typing && (
          <FormDialog
            title={'Wijzig je e\u2011mailadres'}
            action="Mail me de link"
            form={{
              initial: { email: '' },
              prefix: 'new_',
              check: ({ email }) => problemsOf({ email: email.trim() === '' ? 'Vul het e-mailadres in.' : null }),
              send: ({ email }) => confirmed(() => changeAddress(email.trim())),
              refusal: (error) =>
                needsPassword(error) ? [] : fieldProblemsOr(error, ['email'], 'De link is niet verstuurd.'),
              onSent: (_, { email }) => setSent(email.trim()),
            }}
            onClose={() => setTyping(false)}
          >
            {({ field }) => (
              <TextInput {...field('email')} label={'Nieuw e\u2011mailadres'} type="email" autoComplete="email" />
            )}
          </FormDialog>
        )}
        {dialog}
      </Stack>
    </section>
  )
}
