import { SimpleGrid } from '@mantine/core'
import type { PartFormProps } from '../../part-form'
import { FormGroup } from '../form-group'
import { partFields } from '../part-fields'

/** Whom RVO calls. */
export function Contact(props: PartFormProps<'company'>) {
  const { value, onChange } = props
  const { text } = partFields(props, value.contact, (contact) => onChange({ ...value, contact }), 'contact.')
  return (
    <FormGroup legend="Contactpersoon">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {text('initials', { label: 'Voorletters', autoComplete: 'off', need: 'contact_initials' })}
        {text('name', { label: 'Achternaam', autoComplete: 'off', need: 'contact_name' })}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {text('email', { label: 'E-mailadres', inputMode: 'email', autoComplete: 'email', need: 'contact_email' })}
        {text('phone', { label: 'Telefoonnummer', inputMode: 'tel', autoComplete: 'tel', need: 'contact_phone' })}
      </SimpleGrid>
    </FormGroup>
  )
}
