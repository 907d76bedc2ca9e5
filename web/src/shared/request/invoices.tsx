import { Anchor, Group } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { DownloadButton } from '../../ui/download-button'
import { useMay } from '../company/use-may'
import { ViewButton } from '../pages/view-button'

const names: Partial<Record<string, string>> = {
  invoice: 'Je factuur',
  credit_note: 'Je creditfactuur',
}

interface Props {
  /** All documents of a request. */
  documents: { id: number; kind: string; filename: string }[]
  /** Why there is no invoice yet, if there will be one. */
  lacking: 'nothing' | 'address' | 'document'
  /** The id of the company. */
  company: number
  load: (id: number) => Promise<Blob>
  /** What to say when that fails. */
  failed?: string
}

/** The invoice and credit notes of a request, and what is needed for an invoice that is not there yet. */
export function Invoices({ documents, lacking, company, load, failed }: Props) {
  const edits = useMay(company)('editCompany')
  const list = documents.flatMap(({ id, kind, filename }) => {
    const name = names[kind]
    return name === undefined ? [] : [{ id, name, filename }]
  })
  return (
    <>
      {list.length > 0 && (
        <Group component="ul" gap="sm">
          {list.map(({ id, name, filename }) => (
            <Group component="li" key={id} gap="xs" align="flex-start">
              <DownloadButton
                label={`Download ${name.toLowerCase()}`}
                filename={filename}
                load={() => load(id)}
                variant="default"
                {...(failed !== undefined && { failed })}
              />
              <ViewButton name={name} filename={filename} load={() => load(id)} />
            </Group>
          ))}
        </Group>
      )}
      {lacking === 'document' && <p>Je factuur wordt gemaakt en staat zo hier.</p>}
      {lacking === 'address' && edits && (
        <p>
          <Anchor component={Link} fw={600} to={`${paths.profileCompanies}#bedrijf-${company}`}>
            Vul je adres aan om de factuur te ontvangen
          </Anchor>
        </p>
      )}
    </>
  )
}
