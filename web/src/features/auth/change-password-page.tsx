import { Anchor, Button, Group, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { changePassword } from '../../api/passwords'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { fieldProblemsOr } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { FormCard } from '../../ui/form-card'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'
import { PasswordDone } from './password-done'
import { missingOfNew, passwordRules } from './password-rules'

export default function ChangePasswordPage() {
  const user = useUser()
  const form = useForm({
    initial: { old_password: '', new_password: '', confirm_password: '' },
    secrets: ['old_password', 'new_password', 'confirm_password'],
    check: (typed) => [
      ...(typed.old_password === '' ? [{ field: 'old_password', message: 'Vul je oude wachtwoord in.' }] : []),
      ...missingOfNew('new_password', typed.new_password, typed.confirm_password),
    ],
    send: ({ old_password, new_password }) => changePassword({ old_password, new_password }),
    refusal: (error) => fieldProblemsOr(error, ['old_password', 'new_password'], 'Wachtwoord wijzigen mislukt'),
  })
  usePageTitle('Wachtwoord wijzigen', form.problems.length > 0)

  if (form.sent)
    return (
      <PasswordDone to={paths.profile} destination="je profiel">
        Hier ben je nog ingelogd. Op andere apparaten log je in met je nieuwe wachtwoord.
      </PasswordDone>
    )
  return (
    <Page
      title="Wachtwoord wijzigen"
      lead="Overal waar je nog bent ingelogd, word je uitgelogd. Hier blijf je ingelogd."
      centred
    >
      <FormCard form={form}>
        {/* for password managers, which store the new password with it */}
        <input type="text" name="username" autoComplete="username" value={user?.username} readOnly hidden />
        <Stack>
          <PasswordField
            {...form.field('old_password')}
            label="Oud wachtwoord"
            noun="oud wachtwoord"
            autoComplete="current-password"
          />
          <PasswordField
            {...form.field('new_password')}
            label="Nieuw wachtwoord"
            description={passwordRules}
            noun="nieuw wachtwoord"
            autoComplete="new-password"
          />
          <PasswordField
            {...form.field('confirm_password')}
            label="Herhaal nieuw wachtwoord"
            noun="herhaald wachtwoord"
            autoComplete="new-password"
          />
        </Stack>
        <Group>
          <Button {...form.button} size="md">
            Wachtwoord wijzigen
          </Button>
          <Anchor component={Link} fw={600} to={paths.profileDetails}>
            Terug naar je profiel
          </Anchor>
        </Group>
      </FormCard>
    </Page>
  )
}
