import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { askForReset } from '../../api/passwords'
import { takeFocus } from '../../lib/focus'
import { isCodeTaken, mailCode } from '../../lib/mail-code'
import { paths } from '../../lib/paths'
import { fieldProblemsOr } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Done } from '../../ui/done'
import { FormCard } from '../../ui/form-card'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useForm } from '../../ui/use-form'
import { NewPassword } from './new-password'

interface Props {
  /** Whether the link of a mail was opened here before a reload, which loses its code. */
  reloaded: boolean
}

/** Asks for a mail with which to choose a new password. */
function AskForReset({ reloaded }: Props) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (email.trim() === '' ? [{ field: 'email', message: 'Vul je e-mailadres in.' }] : []),
    send: ({ email }) => askForReset(email.trim()),
    refusal: (error) => fieldProblemsOr(error, ['email'], 'E\u2011mail verzenden mislukt'),
  })
  usePageTitle('Wachtwoord vergeten', form.problems.length > 0)

  if (form.sent) return <ResetSent email={form.values.email.trim()} onAgain={() => form.restart(form.values)} />
  return (
    <Page title="Wachtwoord vergeten" lead="We mailen je een link waarmee je een nieuw wachtwoord kiest." centred>
      {reloaded && (
        <Notice tone="info">
          Wil je verder met de link uit je mail? Open die dan opnieuw. De link werkt 30 minuten, en na het herladen van
          deze pagina kennen we hem hier niet meer.
        </Notice>
      )}
      <FormCard form={form}>
        <TextInput
          {...form.field('email')}
          label="E-mailadres"
          description="Het adres van je account"
          type="email"
          autoComplete="email"
        />
        <Group>
          <Button {...form.button} size="md">
            Verstuur de link
          </Button>
          <Anchor component={Link} fw={600} to={paths.login}>
            Terug naar inloggen
          </Anchor>
        </Group>
      </FormCard>
    </Page>
  )
}

const sentTitle = 'E\u2011mail verstuurd! Controleer je inbox.'

/** Says where to look for the mail. Nobody learns here which addresses have an account. */
function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  usePageTitle(sentTitle)

  return (
    <Page title={sentTitle} headingRef={takeFocus} centred>
      <Done
        drawing="letter"
        next={
          <>
            <Button component={Link} to={paths.login} variant="default">
              Terug naar inloggen
            </Button>
            <Button variant="default" onClick={onAgain}>
              Ander adres of nog eens versturen
            </Button>
          </>
        }
      >
        <Text>
          Hoort <strong>{email}</strong> bij een account, dan vind je daar binnen een paar minuten een mail met een
          link. De link werkt 30 minuten en één keer.
        </Text>
        <Text>Niets ontvangen? Kijk bij je ongewenste mail, of controleer het adres.</Text>
      </Done>
    </Page>
  )
}

/** Asks for a mail with a link. The page that this link opens has its code and asks for a new password. */
export default function ForgotPasswordPage() {
  const taken = isCodeTaken(useLocation().state)
  const code = mailCode()
  return taken && code !== null ? <NewPassword code={code} /> : <AskForReset reloaded={taken} />
}
