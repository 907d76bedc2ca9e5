import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { type CompanyText, companyFields, isRequired, lackOf } from '../../lib/company-fields'
import { problemAt } from '../../lib/problem'
import { Dialog } from '../../ui/dialog'
import styles from '../../ui/dialog-form.module.css'
import { Notice } from '../../ui/notice'
import { inputId, type SaveCompany, useCompany } from './use-company'

interface Props {
  /** The id of the company, or null for a new one. */
  id: number | null
  text: CompanyText
  save: SaveCompany
  onWrite: (text: CompanyText) => void
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
  const { send, saving, problems } = useCompany(id, save, onDone)
  const failure = problems.find(({ field }) => field === null)
  const ready = companyFields.every(({ name }) => lackOf(text, name) === undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    send(text)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>Bedrijfsnaam en KvK-nummer zijn verplicht. Met je adres erbij krijg je een factuur.</p>
      <div className={styles.fields}>
        {companyFields.map(({ name, whole, ...field }) => (
          <TextInput
            key={name}
            {...field}
            className={whole && styles.whole}
            id={inputId(name)}
            name={name}
            required={isRequired(name)}
            withAsterisk={false}
            value={text[name]}
            error={problemAt(problems, name)}
            onChange={(event) => onWrite({ ...text, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <div className={styles.actions}>
        <Button className={styles.submit} type="submit" aria-disabled={!ready || saving || undefined}>
          Opslaan
        </Button>
        <Button variant="default" onClick={onDone}>
          Annuleren
        </Button>
      </div>
    </form>
  )
}
