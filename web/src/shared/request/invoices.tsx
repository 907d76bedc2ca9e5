import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { DownloadButton } from '../../ui/download-button'
import styles from './invoices.module.css'

const words: Partial<Record<string, string>> = {
  invoice: 'Download je factuur',
  credit_note: 'Download je creditfactuur',
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
  const list = documents.flatMap(({ id, kind, filename }) => {
    const label = words[kind]
    return label === undefined ? [] : [{ id, label, filename }]
  })
  return (
    <>
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map(({ id, label, filename }) => (
            <li key={id}>
              <DownloadButton
                label={label}
                filename={filename}
                load={() => load(id)}
                variant="default"
                {...(failed !== undefined && { failed })}
              />
            </li>
          ))}
        </ul>
      )}
      {lacking === 'document' && <p>Je factuur wordt gemaakt en staat zo hier.</p>}
      {lacking === 'address' && (
        <p>
          <Link className={styles.link} to={`${paths.profileCompanies}#bedrijf-${company}`}>
            Vul je adres aan om de factuur te ontvangen
          </Link>
        </p>
      )}
    </>
  )
}
