import { Box, Button, Checkbox, Paper, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { interestQuery, keepInterest, saveInterest } from '../../api/interest'
import { useUser } from '../../api/session'
import { paths } from '../../lib/paths'
import { euro } from '../../lib/rules/money'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { AsideCard } from '../../ui/aside-card'
import { Done } from '../../ui/done'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { Page } from '../../ui/page'
import { useForm } from '../../ui/use-form'
import styles from './article.module.css'
import { feeBase, successFee } from './services-list'

const thanks = 'Bedankt! We laten het je weten zodra No Cure No Pay er is.'
const noThanks = 'Opgeslagen. Je hoort van ons niets over No Cure No Pay.'

/** Whether the user is interested. What is saved can no longer be changed here. */
function InterestForm() {
  const queries = useQueryClient()
  const { data: stored, isPending: loading } = useQuery({ ...interestQuery, retry: false })
  const { values, set, submit, button, whole, result } = useForm({
    initial: { interested: true },
    check: () => [],
    send: ({ interested }) => saveInterest(interested),
    refusal: () => [{ field: null, message: 'Er is iets misgegaan. Probeer het later opnieuw.' }],
    onSent: (interested) => keepInterest(queries, interested),
  })
  const done = result ?? (stored === true || undefined) // not interested is what it is for everybody at first
  if (loading) return <Loading text="Even geduld…" as="field" />

  return (
    <Paper component="form" p="lg" radius="lg" onSubmit={submit}>
      <Stack align="flex-start">
        {whole && <Notice tone="error">{whole}</Notice>}
        {result !== undefined ? <Done title={result ? thanks : noThanks} /> : stored && <Done>{thanks}</Done>}
        <Checkbox
          label="Ik heb belangstelling voor No Cure No Pay"
          checked={done ?? values.interested}
          disabled={done !== undefined}
          onChange={(event) => set({ interested: event.currentTarget.checked })}
        />
        <Button {...button} disabled={done !== undefined}>
          Opslaan
        </Button>
      </Stack>
    </Paper>
  )
}

const now = (
  <AsideCard title="Wat je nu al kunt doen">
    <p>
      <Link to={paths.newRequest}>Schrijf je projectteksten</Link> en laat ze beoordelen: dat is gratis. Met de
      standaarddienst dien je de aanvraag daarna zelf in.
    </p>
  </AsideCard>
)

/** How a visitor lets us know: with an account, or with a message. */
const SignInFirst = () => (
  <>
    <Box component="p" maw="line">
      Log in om je belangstelling vast te leggen. Heb je nog geen account, maak er dan een of stuur ons een bericht.
    </Box>
    <Actions>
      <Button component={Link} to={paths.login} state={{ from: paths.noCureNoPay }}>
        Inloggen
      </Button>
      <Button component={Link} to={paths.register} state={{ from: paths.noCureNoPay }} variant="default">
        Account aanmaken
      </Button>
      <Button component={Link} to={paths.contact} variant="default">
        Stuur een bericht
      </Button>
    </Actions>
  </>
)

export default function NoCureNoPayPage() {
  usePageTitle('No Cure No Pay')
  const user = useUser()
  return (
    <Page
      title="No Cure No Pay"
      lead="Deze dienst wordt verwacht. Je kunt hem nog niet bestellen, wel alvast laten weten dat je belangstelling hebt."
      reading
      aside={now}
    >
      <div className={styles.text}>
        <h2>Wat het wordt</h2>
        <ul>
          <li>Vooraf zul je {euro(0)} betalen.</li>
          <li>
            Daarna {successFee} succesvergoeding, {feeBase}. Kent RVO niets toe, dan zul je niets betalen.
          </li>
          <li>Experts zullen je aanvraag controleren en voor je indienen.</li>
          <li>Je zult je document krijgen direct nadat je hebt ondertekend.</li>
        </ul>
        <h2>Laat weten dat je belangstelling hebt</h2>
        <p>Het verplicht je tot niets. We gebruiken het alleen om je te laten weten dat de dienst er is.</p>
      </div>
      {user === null ? <SignInFirst /> : <InterestForm key={user.id} />}
    </Page>
  )
}
