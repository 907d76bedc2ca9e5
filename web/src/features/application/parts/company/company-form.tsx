import { Box, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { partOf } from '../../../../api/application'
import { paths } from '../../../../lib/paths'
import { problemAt } from '../../../../lib/problem'
import { Tick } from '../../../../ui/tick'
import type { PartFormProps } from '../../part-form'
import { FormGroup } from '../form-group'
import { partFields } from '../part-fields'
import { Address } from './address'
import { asksTax, incomeTaxes, legalForms, soleTrader } from './choices'
import { Starter } from './starter'

/** Whether the company is part of a fiscal unity, and of which. */
function FiscalUnity(props: PartFormProps<'company'>) {
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

/** Whom RVO calls. */
function Contact(props: PartFormProps<'company'>) {
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

/** What RVO asks about the company. It is kept with the company and never has a BSN. */
export function CompanyForm(props: PartFormProps<'company'>) {
  const { value, onChange, problems, application } = props
  const { asked, text, choice, select } = partFields(props, value, onChange)
  const change = (some: Partial<typeof value>) => onChange({ ...value, ...some })
  const project = partOf(application, 'project')?.content
  const selfEmployed = project != null && 'applicant' in project && project.applicant === 'Z'
  const alone = value.legal_form === soleTrader

  return (
    <Stack gap="lg">
      <Text variant="lead">
        Deze gegevens gelden voor alle aanvragen van {value.name} (KvK {value.kvk}). Naam en KvK-nummer wijzig je bij{' '}
        <Link to={paths.profileCompanies}>je bedrijven</Link>.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {select('legal_form', { label: 'Rechtsvorm', options: legalForms })}
        {(!alone || value.rsin !== '') &&
          text('rsin', {
            label: 'RSIN (fiscaal nummer)',
            description: 'Bijvoorbeeld 123456782.',
            inputMode: 'numeric',
            maxWidth: '12rem',
          })}
      </SimpleGrid>
      {alone && (
        <Text variant="lead">
          Het fiscaal nummer van een eenmanszaak is je BSN. Dat bewaren we niet: je vult het zelf in bij RVO.
        </Text>
      )}
      {asksTax(value) && choice('income_tax', { label: 'Hoe wordt de winst belast?', options: incomeTaxes })}
      <Box maw="24rem">
        {text('website', { label: 'Website', description: 'RVO leest je website ook.', autoComplete: 'url' })}
      </Box>
      <Address
        legend="Vestigingsadres"
        name="address"
        value={value.address}
        onChange={(address) => change({ address })}
        problems={problems}
      />
      {asked('address')}
      <Tick
        name="correspondence.same"
        label="RVO stuurt post naar dit adres"
        checked={value.correspondence.same}
        onTick={(same) => change({ correspondence: { ...value.correspondence, same } })}
        problem={problemAt(problems, 'correspondence.same')}
      />
      {!value.correspondence.same && (
        <div>
          <Address
            legend="Correspondentieadres"
            name="correspondence"
            value={value.correspondence}
            onChange={(correspondence) => change({ correspondence })}
            problems={problems}
          />
          {asked('correspondence')}
        </div>
      )}
      <Contact {...props} />
      {!alone && <FiscalUnity {...props} />}
      {!selfEmployed && <Starter {...props} />}
    </Stack>
  )
}
