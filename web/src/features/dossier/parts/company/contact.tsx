import { SimpleGrid } from '@mantine/core'
import { problemAt } from '../../../../lib/problem'
import { TextField } from '../../../../ui/text-field'
import type { PartFormProps } from '../../part-form'
import { askedIn } from '../asked'
import { FormGroup } from '../form-group'

/** Whom RVO calls. */
export function Contact(props: PartFormProps<'company'>) {
  const { value, onChange, problems } = props
  const asked = askedIn(props)
  const field = (member: keyof typeof value.contact) => ({
    name: `contact.${member}`,
    value: value.contact[member],
    onWrite: (text: string) => onChange({ ...value, contact: { ...value.contact, [member]: text } }),
    problem: problemAt(problems, `contact.${member}`),
  })
  return (
    <FormGroup legend="Contactpersoon">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextField {...field('initials')} label="Voorletters" autoComplete="off" />
        <div>
          <TextField {...field('name')} label="Achternaam" autoComplete="off" />
          {asked('contact_name')}
        </div>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <div>
          <TextField {...field('email')} label="E-mailadres" inputMode="email" autoComplete="email" />
          {asked('contact_email')}
        </div>
        <div>
          <TextField {...field('phone')} label="Telefoonnummer" inputMode="tel" autoComplete="tel" />
          {asked('contact_phone')}
        </div>
      </SimpleGrid>
    </FormGroup>
  )
}
