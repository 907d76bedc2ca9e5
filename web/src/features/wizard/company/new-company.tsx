import { Fieldset, SimpleGrid, Text } from '@mantine/core'
import { problemAt } from '../../../lib/problem'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from '../step-props'
import { typedAnswer } from '../typed-answer'

/** A new company, which is made together with the request. */
export function NewCompany(props: StepProps) {
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
