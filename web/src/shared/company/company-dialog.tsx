import { SimpleGrid, Text, TextInput } from '@mantine/core'
import type { Company } from '../../api/companies'
import { ApiError } from '../../lib/api-error'
import { detailOf, fieldProblems, type Problem, problemsOf } from '../../lib/problem'
import { FormDialog } from '../../ui/form-dialog'
import { type CompanyText, companyFields, isRequired, lackOf, textOf } from './company-fields'

const failed = 'Er is een fout opgetreden bij het opslaan. Probeer het opnieuw.'
const names = companyFields.map(({ name }) => name)

const lacking = (text: CompanyText): Problem[] =>
  problemsOf(Object.fromEntries(names.map((name) => [name, lackOf(text, name) ?? null])))

function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, names)
  if (problems.length > 0) return problems
  const limited = error instanceof ApiError && error.status === 429
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
          <Text>Bedrijfsnaam en KvK-nummer zijn verplicht. Met je adres erbij krijg je een factuur.</Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {companyFields.map(({ name, whole, ...props }) => (
              <TextInput
                key={name}
                {...props}
                {...field(name)}
                style={whole && { gridColumn: '1 / -1' }}
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
