import { Anchor, Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { signInWithCode } from '../../api/sign-in-code'
import { ApiError } from '../../lib/api-error'
import { takeFocus } from '../../lib/focus'
import { paths } from '../../lib/paths'
import { fieldProblems, problemsOf, wholeProblem } from '../../lib/problem'
import { CodeField } from '../../shared/account/code-field'
import { usePageTitle } from '../../shared/site/use-page-title'
import closed from '../../ui/closed-button.module.css'
import { FormCard } from '../../ui/form-card'
import { Page } from '../../ui/page'
import { useForm } from '../../ui/use-form'

interface Props {
  /** Of the password that was right. */
  challenge: string
  /** Back to the password, also when too much time has passed since. */
  onBack: (late: boolean) => void
}

/** The second step of signing in: a code. */
export function SecondStep({ challenge, onBack }: Props) {
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => problemsOf({ otp: otp.trim() === '' ? 'Vul de code in.' : null }),
    send: ({ otp }) => signInWithCode(challenge, otp),
    refusal: (error) => {
      if (error instanceof ApiError && error.status === 401) onBack(true)
      const problems = fieldProblems(error, ['otp'])
      return problems.length > 0 ? problems : [wholeProblem(error, 'Inloggen mislukt')]
    },
  })
  usePageTitle('Tweede stap', form.problems.length > 0)
  return (
    <Page title="Tweede stap" centred>
      <FormCard form={form}>
        <Text>Vul de code uit de app op je telefoon in, of een van je herstelcodes.</Text>
        <CodeField {...form.field('otp')} ref={takeFocus} />
        <Button className={closed.closed} {...form.button} size="md">
          Inloggen
        </Button>
        <Button variant="default" onClick={() => onBack(false)}>
          Terug
        </Button>
        <Text variant="quiet">
          Allebei kwijt?{' '}
          <Anchor component={Link} inherit to={paths.contact}>
            Neem contact op
          </Anchor>
          : wij helpen je verder.
        </Text>
      </FormCard>
    </Page>
  )
}
