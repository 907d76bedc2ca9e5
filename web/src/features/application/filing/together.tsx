import { Box, Button, Flex, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Application } from '../../../api/application'
import {
  type BundledRequest,
  bundleOf,
  type Companion,
  fileAlone,
  fileTogether,
  loadBundleAgain,
  loadOthersAgain,
} from '../../../api/bundle'
import { useKeepApplication } from '../../../api/use-keep-application'
import { dutchNumber } from '../../../lib/dutch-number'
import { requestPaths } from '../../../lib/paths'
import { wholeProblem } from '../../../lib/problem'
import { questionCount } from '../../../lib/question-words'
import { shortEuro } from '../../../lib/rules/benefit'
import { WorthAmounts } from '../../../shared/benefit/worth-amounts'
import { useWrite } from '../../../shared/saving/use-write'
import { Failed } from '../../../ui/failed'
import { Notice } from '../../../ui/notice'
import { PlainList } from '../../../ui/plain-list'
import { Tick } from '../../../ui/tick'
import { useForm } from '../../../ui/use-form'
import type { StepProps } from '../part-form'

type Props = Pick<StepProps, 'id' | 'application'>

/** Which requests are filed together with this one, as one application. */
export function Together({ id, application }: Props) {
  const queries = useQueryClient()
  const keep = useKeepApplication(id)
  const { data: choice, isError, refetch } = useQuery(bundleOf(id))
  const { bundle, request } = application
  const companions = choice?.companions ?? []
  const members = bundle?.requests.map((member) => member.id).filter((member) => member !== request) ?? []
  const possible = companions.filter(({ reason }) => reason === null)
  const barred = companions.filter(({ reason }) => reason !== null)
  const { mutateAsync: change } = useWrite(id, {
    write: (_, others: number[]) => (others.length === 0 ? fileAlone(id) : fileTogether(id, others)),
    onSettled: () => void loadBundleAgain(queries, id),
  })
  const common = {
    refusal: (error: unknown) => [wholeProblem(error, 'Het is niet gelukt. Probeer het opnieuw.')],
    onSent(changed: Application) {
      together.restart({ ticked: null })
      void loadOthersAgain(queries, id)
      keep(changed)
    },
  }
  const together = useForm({
    ...common,
    initial: { ticked: null as number[] | null },
    check: ({ ticked }) =>
      bundle === null && (ticked ?? []).length === 0
        ? [{ field: null, message: 'Kies eerst welke aanvragen je samen indient.' }]
        : [],
    send: ({ ticked }) => change(ticked ?? members),
  })
  const alone = useForm({ ...common, initial: {}, check: () => [], send: () => change([]) })
  const { ticked } = together.values
  const chosen = ticked ?? members
  const whole = together.whole ?? alone.whole
  const tick = (other: number, on: boolean) =>
    together.set({ ticked: on ? [...chosen, other] : chosen.filter((member) => member !== other) })
  if (choice === undefined && isError)
    return <Failed message="Kon niet laden wat je samen kunt indienen" onRetry={() => void refetch()} />
  if (bundle === null && companions.length === 0) return null

  return (
    <Flex
      component="form"
      direction="column"
      gap="md"
      pt="lg"
      mod="ruled"
      noValidate
      onSubmit={together.submit}
      aria-label="Samen indienen"
    >
      <Title order={3} size="h4">
        Samen indienen
      </Title>
      <Text variant="reading">
        Betaalde aanvragen van hetzelfde bedrijf en jaar kunnen samen naar RVO, als één aanvraag: de gegevens van je
        bedrijf één keer, dan project na project. De periode is die van het project dat het eerst begint.
      </Text>
      {possible.length > 0 && (
        <PlainList gap="sm">
          {possible.map((other) => (
            <li key={other.id}>
              <Tick
                name={`samen-${other.id}`}
                label={other.title}
                description={`${other.project_number}, ${hoursOf(other)}`}
                checked={chosen.includes(other.id)}
                onTick={(on) => tick(other.id, on)}
                problem={undefined}
              />
            </li>
          ))}
        </PlainList>
      )}
      {barred.length > 0 && <Barred companions={barred} />}
      {bundle !== null && <Totals application={application} />}
      {whole !== undefined && <Notice tone="error">{whole}</Notice>}
      <Group gap="sm">
        {possible.length > 0 && (bundle === null || ticked !== null) && (
          <Button {...together.button} variant="default">
            {bundle === null ? 'Samen indienen' : 'Wijzig de keuze'}
          </Button>
        )}
        {bundle !== null && (
          <Button {...alone.button} type="button" variant="default" onClick={() => alone.submit()}>
            Toch apart indienen
          </Button>
        )}
      </Group>
    </Flex>
  )
}

const hoursOf = ({ hours }: BundledRequest) => (hours === 0 ? 'nog geen uren' : `${dutchNumber(hours)} S&O-uren`)

/** Names what cannot go along, and why. */
function Barred({ companions }: { companions: Companion[] }) {
  return (
    <div>
      <Text variant="lead">Dit kan niet mee:</Text>
      <List withPadding mt="xs">
        {companions.map(({ id, title, reason }) => (
          <li key={id}>
            {title}. {reason}
          </li>
        ))}
      </List>
    </div>
  )
}

/** The projects that are filed together, with what they come to. */
export function Totals({ application: { bundle, request } }: Pick<Props, 'application'>) {
  if (bundle === null) return null
  const { requests, hours, costs, expenditures, benefit } = bundle
  return (
    <Stack gap="sm" maw="line">
      <Text variant="reading">Dit gaat samen naar RVO:</Text>
      <List withPadding mt="xs">
        {requests.map((one) => (
          <li key={one.id}>
            {one.id === request ? (
              one.title
            ) : (
              <Link to={requestPaths.application(one.project_number)}>{one.title}</Link>
            )}
            , {hoursOf(one)}
            {one.questions.length > 0 && ` (nog ${questionCount(one.questions.length)} open)`}
          </li>
        ))}
      </List>
      <Group component="dl" gap="xl">
        <div>
          <Text variant="quiet" component="dt">
            S&O-uren samen
          </Text>
          <Box component="dd">{dutchNumber(hours)}</Box>
        </div>
        {costs + expenditures > 0 && (
          <div>
            <Text variant="quiet" component="dt">
              Kosten en uitgaven samen
            </Text>
            <Box component="dd">{shortEuro(costs + expenditures)}</Box>
          </div>
        )}
        {benefit !== null && (
          <div>
            <Text variant="quiet" component="dt">
              Verwacht voordeel samen
            </Text>
            <Box component="dd">
              <WorthAmounts worth={benefit} />
            </Box>
          </div>
        )}
      </Group>
    </Stack>
  )
}
