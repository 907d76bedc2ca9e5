import { Button, Fieldset, Group, NativeSelect, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { problemAt } from '../../../lib/problem'
import { useCompanySelection } from '../../../shared/company/company-selection'
import { Failed } from '../../../ui/failed'
import { Loading } from '../../../ui/loading'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from '../step-props'
import { typedAnswer } from '../typed-answer'
import { isOffered } from './offered'

/** A new company, which is made together with the request. */
function NewCompany(props: StepProps) {
  const problem = problemAt(props.problems, 'client')
  return (
    <Fieldset
      id="client"
      variant="unstyled"
      legend={
        <Text span fw={600}>
          Nieuw bedrijf
        </Text>
      }
    >
      {problem !== undefined && <Text variant="error">{problem}</Text>}
      <SimpleGrid minColWidth="min(var(--wbso-tile), 100%)" autoFlow="auto-fit">
        <TextField
          {...typedAnswer(props, 'company_name')}
          description="Zoals in het handelsregister"
          autoComplete="organization"
        />
        <TextField
          {...typedAnswer(props, 'kvk_number')}
          description="8-cijferig KvK-nummer"
          inputMode="numeric"
          autoComplete="off"
        />
      </SimpleGrid>
    </Fieldset>
  )
}

/** The choice between the user's companies and a new one. */
export function CompanyChoice({ data, problems, dispatch }: StepProps) {
  const { companies: all, failed, retry, select } = useCompanySelection()
  const companies = all?.filter(isOffered)
  const choose = (client: number) => {
    select(client)
    dispatch({ type: 'answer', change: { client } })
  }
  const open = (newCompany: boolean) => dispatch({ type: 'new-company', open: newCompany })

  if (companies === undefined && !failed) return <Loading text="Je bedrijven worden geladen…" as="field" />

  return (
    <Paper p="lg">
      <Stack>
        {companies === undefined && (
          <Failed message="Kon bedrijven niet laden" safe="Wat je hebt ingevuld, is bewaard." onRetry={retry} />
        )}
        {data.newCompany ? (
          <NewCompany data={data} problems={problems} dispatch={dispatch} />
        ) : (
          companies !== undefined && (
            <NativeSelect
              id="client"
              name="client"
              label="Bedrijf"
              value={data.answers.client ?? ''}
              data={companies.map(({ id, company_name, kvk_number }) => ({
                value: String(id),
                label: `${company_name} (KvK ${kvk_number})`,
              }))}
              error={problemAt(problems, 'client')}
              onChange={(event) => choose(Number(event.currentTarget.value))}
            />
          )
        )}
        {!data.newCompany && (
          <Group gap="sm">
            <Button id={companies === undefined ? 'client' : undefined} variant="default" onClick={() => open(true)}>
              Nieuw bedrijf
            </Button>
          </Group>
        )}
        {data.newCompany && companies !== undefined && companies.length > 0 && (
          <Group gap="sm">
            <Button variant="default" onClick={() => open(false)}>
              Kies een bestaand bedrijf
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}
