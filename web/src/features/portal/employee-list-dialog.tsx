import { Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useEmployeesAgain } from '../../api/employees'
import { type EmployeeImport, importEmployees } from '../../api/staff'
import { failure } from '../../lib/messages'
import { detailOf, type Problem } from '../../lib/problem'
import { refusedIn } from '../../lib/refused-rows'
import { isTrainee, traineeWarning } from '../../shared/employee/trainee'
import { FormDialog } from '../../ui/form-dialog'
import { Notice } from '../../ui/notice'
import type { FormOptions } from '../../ui/use-form'
import { cellsOf, textOfFile, withHeadings } from './employee-lines'

interface Props {
  /** The id of the company. */
  company: number
  /** Called with what became of the list. */
  onSaved: (words: string) => void
  onClose: () => void
}

const shown = 5

const at = (field: string | null, message: string): Problem => ({ field, message })

/** Returns what is wrong with a list: the first lines that are refused, and how many more. */
function refusalOf(error: unknown, added: boolean): Problem[] {
  const refused = refusedIn(error)
  if (refused === null) return [at(null, detailOf(error) ?? failure(error, 'Kon de lijst niet toevoegen'))]
  const lines = refused.rows
    .slice(0, shown)
    .map(({ line, column, reason }) => `Regel ${added ? line - 1 : line}${column ? `, ${column}` : ''}: ${reason}`)
  const others = refused.rows.length + refused.more - lines.length
  if (others > 0) lines.push(`En nog ${others} ${others === 1 ? 'fout' : 'fouten'}.`)
  return [at('list', [...lines, 'Er is niemand toegevoegd.'].join(' '))]
}

function savedWords({ created, skipped, ignored_columns: ignored }: EmployeeImport): string {
  const there = skipped === 0 ? '' : `, ${skipped} ${skipped === 1 ? 'stond' : 'stonden'} er al`
  const unread = ignored.length === 0 ? '' : ` Niet gelezen: ${ignored.join(', ')}.`
  return `${created} ${created === 1 ? 'medewerker' : 'medewerkers'} toegevoegd${there}.${unread}`
}

/** The window in which employees are added from a list that is pasted or read from a file: all of them or none. */
export function EmployeeListDialog({ company, onSaved, onClose }: Props) {
  const again = useEmployeesAgain()
  const added = useRef(false) // whether what was sent had headings added, which is a line more
  const form: FormOptions<{ list: string }, EmployeeImport> = {
    initial: { list: '' },
    prefix: 'medewerkers-',
    check: ({ list }) => (list.trim() === '' ? [at('list', 'Plak een lijst, of kies een bestand.')] : []),
    send: (typed) => {
      const sent = withHeadings(typed.list)
      added.current = sent.added
      return importEmployees(company, sent.list).finally(again)
    },
    refusal: (error) => refusalOf(error, added.current),
    onSent: (result) => onSaved(savedWords(result)),
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
      {({ field, set, values }) => (
        <>
          <Textarea
            {...field('list')}
            label="Lijst"
            description="Een regel per persoon: voornaam, achternaam, functie, e-mailadres en BSN. Functie en BSN mogen ontbreken. Kopieer de cellen uit een spreadsheet, met of zonder de kopregel."
            autosize
            minRows={5}
            maxRows={12}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
          {cellsOf(values.list).some(isTrainee) && <Notice tone="warning">{traineeWarning}</Notice>}
          <TextInput
            type="file"
            label="Of kies een bestand"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={async ({ currentTarget: { files } }) => {
              const [file] = files ?? []
              if (file !== undefined) set({ list: await textOfFile(file) })
            }}
          />
        </>
      )}
    </FormDialog>
  )
}
