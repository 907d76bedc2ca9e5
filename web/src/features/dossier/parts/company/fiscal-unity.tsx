import { SimpleGrid } from '@mantine/core'
import { problemAt } from '../../../../lib/problem'
import { TextField } from '../../../../ui/text-field'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { FormGroup } from '../form-group'
import { YesNo } from '../yes-no'

/** Whether the company is part of a fiscal unity, and of which. */
export function FiscalUnity(props: PartFormProps<'company'>) {
  const { value, onChange, problems } = props
  const asked = askedIn(props)
  return (
    <FormGroup legend="Fiscale eenheid">
      <div>
        <YesNo
          name="fiscal_unity"
          label="Hoort je bedrijf bij een fiscale eenheid?"
          value={value.fiscal_unity}
          onChoose={(fiscal_unity) => onChange({ ...value, fiscal_unity })}
          problem={problemAt(problems, 'fiscal_unity')}
        />
        {asked('fiscal_unity')}
      </div>
      {value.fiscal_unity === true && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <div>
            <TextField
              name="parent_name"
              label="Naam van de moedermaatschappij"
              value={value.parent_name}
              onWrite={(parent_name) => onChange({ ...value, parent_name })}
              problem={problemAt(problems, 'parent_name')}
              autoComplete="off"
            />
            {asked('parent_name')}
          </div>
          <div>
            <TextField
              name="parent_number"
              label="Fiscaal nummer van de moedermaatschappij"
              value={value.parent_number}
              onWrite={(parent_number) => onChange({ ...value, parent_number })}
              problem={problemAt(problems, 'parent_number')}
              autoComplete="off"
            />
            {asked('parent_number')}
          </div>
        </SimpleGrid>
      )}
    </FormGroup>
  )
}
