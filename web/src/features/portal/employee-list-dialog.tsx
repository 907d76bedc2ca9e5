import { FileInput, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { addEmployee, useEmployeesAgain } from '../../api/employees'
import type { Problem } from '../../lib/problem'
import { employeeNames, lackOf } from '../../shared/employee/employee-fields'
import { refusalOf } from '../../shared/employee/employee-refusal'
import { FormDialog } from '../../ui/form-dialog'
import type { FormOptions } from '../../ui/use-form'
import { type EmployeeLine, readLines, textOfFile } from './employee-lines'

const linesMax = 200

interface Props {
  /** The id of the company. */
  company: number
  /** Called with how many were added. */
  onSaved: (count: number) => void
  onClose: () => void
}

const at = (field: string, message: string): Problem => ({ field, message })

function lacksOf(list: string): Problem[] {
  const lines = readLines(list)
  if (lines.length === 0) return [at('list', 'Plak een lijst, of kies een bestand.')]
  if (lines.length > linesMax) return [at('list', `Voeg hooguit ${linesMax} mensen tegelijk toe.`)]
  const wrong = lines.find(({ text }) => employeeNames.some((name) => lackOf(text, name) !== undefined))
  return wrong === undefined ? [] : [at('list', `Voornaam, achternaam of e-mailadres ontbreekt: ${wrong.line}`)]
}

/** A line that was refused. Those before it are added. */
class LineRefused extends Error {
  readonly line: string

  constructor(line: string, cause: unknown) {
    super('an employee of the list is not added', { cause })
    this.line = line
  }
}

/** The window in which employees are added from a list. What is added is not sent again when a line after it is refused. */
export function EmployeeListDialog({ company, onSaved, onClose }: Props) {
  const again = useEmployeesAgain()
  const added = useRef(new Set<string>())

  async function send({ line, text }: EmployeeLine) {
    if (added.current.has(line)) return
    await addEmployee({ ...text, company_profile: company }).catch((reason: unknown) =>
      Promise.reject(new LineRefused(line, reason)),
    )
    added.current.add(line)
  }

  const form: FormOptions<{ list: string }, number> = {
    initial: { list: '' },
    prefix: 'medewerkers-',
    check: ({ list }) => lacksOf(list),
    send: async ({ list }) => {
      try {
        for (const line of readLines(list)) await send(line)
      } finally {
        again()
      }
      return added.current.size
    },
    refusal: (error) => {
      const { line, cause } = error instanceof LineRefused ? error : { line: '', cause: error }
      const [{ message } = { message: '' }] = refusalOf(cause, 'Kon medewerker niet toevoegen')
      const count = added.current.size
      const before = count === 0 ? '' : ` ${count} ${count === 1 ? 'staat' : 'staan'} al in je bedrijf.`
      return [at('list', `${line}: ${message.replace(/\.$/, '')}.${before}`)]
    },
    onSent: onSaved,
  }
  return (
    <FormDialog
      title="Lijst toevoegen"
      wide
      keep={`employees of ${company}`}
      action="Toevoegen"
      form={form}
      onClose={onClose}
    >
      {({ field, set }) => (
        <>
          <Textarea
            {...field('list')}
            label="Lijst"
            description="Een regel per persoon: voornaam, achternaam, functie, e-mailadres en BSN. Functie en BSN mogen ontbreken. Kopieer de cellen uit een spreadsheet, of scheid ze met een puntkomma."
            autosize
            minRows={5}
            maxRows={12}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
          <FileInput
            label="Of kies een bestand"
            placeholder="CSV-bestand"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={async (file) => file !== null && set({ list: await textOfFile(file) })}
          />
        </>
      )}
    </FormDialog>
  )
}
