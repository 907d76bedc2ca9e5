import type { TextInputProps } from '@mantine/core'
import type { components } from '../../lib/schema'

/** The fields of a company, as they are typed. */
export type CompanyText = Record<keyof components['schemas']['CompanyInput'], string>

interface Field extends Pick<TextInputProps, 'description' | 'type' | 'inputMode' | 'autoComplete'> {
  name: keyof CompanyText
  label: string
  /** Whether it has a row of its own, where there is room for two. */
  whole?: true
}

/** The fields of the form, in its order. */
export const companyFields: Field[] = [
  { name: 'company_name', label: 'Bedrijfsnaam', whole: true, autoComplete: 'organization' },
  { name: 'kvk_number', label: 'KvK-nummer', description: '8-cijferig KvK-nummer', inputMode: 'numeric' },
  { name: 'btw_number', label: 'BTW-nummer', description: 'Nederlands BTW-nummer (optioneel)' },
  { name: 'address', label: 'Adres', whole: true, autoComplete: 'street-address' },
  { name: 'postal_code', label: 'Postcode', autoComplete: 'postal-code' },
  { name: 'city', label: 'Plaats', autoComplete: 'address-level2' },
  { name: 'contact_person', label: 'Contactpersoon', whole: true, autoComplete: 'name' },
  { name: 'email', label: 'E-mailadres', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel', autoComplete: 'tel' },
]

const required: Partial<Record<keyof CompanyText, string>> = {
  company_name: 'Vul de bedrijfsnaam in.',
  kvk_number: 'Vul het KvK-nummer in.',
}

export const isRequired = (name: keyof CompanyText): boolean => name in required

/** Returns what is said at a required field that is empty. */
export const lackOf = (text: CompanyText, name: keyof CompanyText): string | undefined =>
  text[name].trim() === '' ? required[name] : undefined

/** Returns a company's fields to edit; those of none are empty. */
export const textOf = (company: CompanyText | null): CompanyText =>
  Object.fromEntries(companyFields.map(({ name }) => [name, company?.[name] ?? ''])) as unknown as CompanyText
