import { SimpleGrid } from '@mantine/core'
import type { PartFormProps } from '../../part-form'
import { FormGroup } from '../form-group'
import { partFields } from '../part-fields'

/** Whether the company is part of a fiscal unity, and of which. */
export function FiscalUnity(props: PartFormProps<'company'>) {
  const { text, yesNo } = partFields(props, props.value, props.onChange)
  return (
    <FormGroup legend="Fiscale eenheid">
      {yesNo('fiscal_unity', { label: 'Hoort je bedrijf bij een fiscale eenheid?' })}
      {props.value.fiscal_unity === true && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          {text('parent_name', { label: 'Naam van de moedermaatschappij', autoComplete: 'off' })}
          {text('parent_number', { label: 'Fiscaal nummer van de moedermaatschappij', autoComplete: 'off' })}
        </SimpleGrid>
      )}
    </FormGroup>
  )
}
