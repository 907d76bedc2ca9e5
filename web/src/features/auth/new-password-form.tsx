import { Anchor, Button, Group, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { confirmReset } from '../../api/account'
import { ApiError } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { fieldProblems, type Problem, wholeProblem } from '../../lib/problem'
import { usePageTitle } from '../../shared/site/use-page-title'
import { FormCard } from '../../ui/form-card'
import { Page } from '../../ui/page'
import { PasswordField } from '../../ui/password-field'
import { useForm } from '../../ui/use-form'
import { missingOfNew, passwordRules } from './password-rules'

/** Returns the error with only the first sentence about each field. */
function firstOfEach(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([name, messages]) => [name, messages.slice(0, 1)])
  return new ApiError(error.status, error.detail, Object.fromEntries(fields))
}

/** Returns what to show when the server refuses. What it says about the code is about the whole. */
function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(firstOfEach(error), ['password', 'confirm_password']).filter(
    ({ field }) => field !== null,
  )
  return problems.length > 0 ? problems : [wholeProblem(error, 'Wachtwoord resetten mislukt. Code ongeldig?')]
}

interface Props {
  code: string
  onDone: () => void
}

/** The new password, twice. */
export function NewPasswordForm({ code, onDone }: Props) {
  const form = useForm({
    initial: { password: '', confirm_password: '' },
    secrets: ['password', 'confirm_password'],
    check: (typed) => missingOfNew('password', typed.password, typed.confirm_password),
    send: (typed) => confirmReset({ temp_code: code, ...typed }),
    refusal,
    onSent: onDone,
  })
  usePageTitle('Nieuw wachtwoord kiezen', form.problems.length > 0)

  return (
    <Page
      title="Nieuw wachtwoord kiezen"
      lead="Daarna log je ermee in. Overal waar je nog bent ingelogd, word je uitgelogd."
      centred
    >
      <FormCard form={form}>
        <Stack>
          <PasswordField
            {...form.field('password')}
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
            Wachtwoord opslaan
          </Button>
          <Anchor component={Link} fw={600} to={paths.forgotPassword}>
            Vraag een nieuwe link aan
          </Anchor>
        </Group>
      </FormCard>
    </Page>
  )
}
