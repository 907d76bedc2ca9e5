import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { ApiError } from '../../lib/api-error'
import { detailOf, fieldProblems, type Problem, problemsOf } from '../../lib/problem'
import closed from '../../ui/closed-button.module.css'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { useForm } from '../../ui/use-form'
import { type CompanyText, companyFields, isRequired, lackOf } from './company-fields'

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
  /** The id of the company, or null for a new one. */
  id: number | null
  text: CompanyText
  save: (id: number | null, text: CompanyText) => Promise<unknown>
  onWrite: (change: Partial<CompanyText>) => void
  /** Called when what was typed is saved or given up. Escape keeps it. */
  onDone: () => void
  onClose: () => void
}

/** The window with all fields of a company. */
export function CompanyDialog({ onDone, onClose, ...form }: Props) {
  return (
    <Dialog title={form.id === null ? 'Bedrijf toevoegen' : 'Bedrijf wijzigen'} wide onClose={onClose}>
      {(close) => (
        <CompanyForm
          {...form}
          onDone={() => {
            close() // first, so that the focus goes back
            onDone()
          }}
        />
      )}
    </Dialog>
  )
}

function CompanyForm({ id, text, save, onWrite, onDone }: Omit<Props, 'onClose'>) {
  const { field, values, submit, button, sending, whole } = useForm({
    initial: text,
    prefix: 'bedrijf-', // the page behind has fields of the same names
    check: lacking,
    send: (typed) => save(id, typed),
    refusal,
    onSent: onDone,
    onSet: onWrite,
  })
  const ready = lacking(values).length === 0

  return (
    <form noValidate onSubmit={submit}>
      <Stack mt="md">
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
        {whole && <Notice tone="error">{whole}</Notice>}
        <Group gap="sm">
          <Button className={closed.closed} {...button} aria-disabled={!ready || sending || undefined}>
            Opslaan
          </Button>
          <Button variant="default" onClick={onDone}>
            Annuleren
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
