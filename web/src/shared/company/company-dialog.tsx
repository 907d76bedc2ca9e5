import { SimpleGrid, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { Company } from '../../api/companies'
import { ApiError } from '../../lib/api-error'
import { detailOf, fieldProblems, type Problem, problemsOf } from '../../lib/problem'
import { may } from '../../lib/roles'
import type { components } from '../../lib/schema'
import { FormDialog } from '../../ui/form-dialog'

/** The fields of a company, as they are typed. */
type CompanyText = Record<keyof components['schemas']['CompanyInput'], string>

interface Field extends Pick<TextInputProps, 'description' | 'type' | 'inputMode' | 'autoComplete'> {
  name: keyof CompanyText
  label: string
  /** Whether it has a row of its own, where there is room for two. */
  whole?: true
  /** Whether it says which company it is, which only an owner changes. */
  fixed?: true
}

/** The fields of the form, in its order. */
const companyFields: Field[] = [
  { name: 'company_name', label: 'Bedrijfsnaam', whole: true, fixed: true, autoComplete: 'organization' },
  { name: 'kvk_number', label: 'KvK-nummer', fixed: true, description: '8-cijferig KvK-nummer', inputMode: 'numeric' },
  { name: 'btw_number', label: 'BTW-nummer', fixed: true, description: 'Nederlands BTW-nummer (optioneel)' },
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

const isRequired = (name: keyof CompanyText): boolean => name in required

/** Returns what is said at a required field that is empty. */
const lackOf = (text: CompanyText, name: keyof CompanyText): string | undefined =>
  text[name].trim() === '' ? required[name] : undefined

/** Returns a company's fields to edit; those of none are empty. */
const textOf = (company: CompanyText | null): CompanyText =>
  Object.fromEntries(companyFields.map(({ name }) => [name, company?.[name] ?? ''])) as unknown as CompanyText

const failed = 'Er is een fout opgetreden bij het opslaan. Probeer het opnieuw.'
const names = companyFields.map(({ name }) => name)

const lacking = (text: CompanyText): Problem[] =>
  problemsOf(Object.fromEntries(names.map((name) => [name, lackOf(text, name) ?? null])))

function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, names)
  if (problems.length > 0) return problems
  const limited = error instanceof ApiError && (error.status === 429 || error.code === 'role')
  return [{ field: null, message: limited ? (detailOf(error) ?? failed) : failed }]
}

interface Props {
  /** The company to change, or null for a new one. */
  company: Company | null
  save: (id: number | null, text: CompanyText) => Promise<unknown>
  onClose: () => void
}

/** The window with all fields of a company. */
export function CompanyDialog({ company, save, onClose }: Props) {
  const id = company?.id ?? null
  const rules = may(company?.role, 'runCompany')
  return (
    <FormDialog
      title={id === null ? 'Bedrijf toevoegen' : 'Bedrijf wijzigen'}
      wide
      keep={`company ${id ?? 'new'}`}
      form={{
        initial: textOf(company),
        prefix: 'bedrijf-', // the page behind has fields of the same names
        check: lacking,
        send: (typed) => save(id, typed),
        refusal,
      }}
      ready={(typed) => lacking(typed).length === 0}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Text>
            {rules
              ? 'Bedrijfsnaam en KvK-nummer zijn verplicht. Met je adres erbij krijg je een factuur.'
              : 'Bedrijfsnaam, KvK-nummer en btw-nummer wijzigt alleen een eigenaar.'}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {companyFields.map(({ name, whole, fixed, ...props }) => (
              <TextInput
                key={name}
                {...props}
                {...field(name)}
                style={whole && { gridColumn: '1 / -1' }}
                readOnly={fixed && !rules}
                required={isRequired(name)}
                withAsterisk={false}
              />
            ))}
          </SimpleGrid>
        </>
      )}
    </FormDialog>
  )
}
