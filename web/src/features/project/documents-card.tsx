import { downloadDocument, type WbsoRequest } from '../../api/requests'
import { useInvoices } from '../../api/use-invoices'
import { ApplicationFile } from '../../shared/request/application-file'
import { Invoices } from '../../shared/request/invoices'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { Part } from '../../ui/part'

const failed = 'Kon document niet downloaden'

interface Props {
  number: string
  request: WbsoRequest | undefined
  /** Whether the request could not be loaded. */
  failed: boolean
  onRetry: () => void
}

/** The documents of a project, to look at and to download. */
export function DocumentsCard({ number, request, failed: unknown, onRetry }: Props) {
  return (
    <Part title="Documenten" card>
      <ApplicationFile number={number} failed={failed} />
      {request !== undefined && <ProjectInvoices request={request} />}
      {request === undefined &&
        (unknown ? (
          <Failed message="Kon document informatie niet laden." onRetry={onRetry} />
        ) : (
          <Loading text="We halen je facturen op." as="text" />
        ))}
    </Part>
  )
}

function ProjectInvoices({ request }: { request: WbsoRequest }) {
  const { documents, failed: unknown, lacking, retry } = useInvoices(request)
  if (unknown) return <Failed message="Kon document informatie niet laden." onRetry={retry} />
  if (documents === undefined) return null
  return (
    <Invoices
      documents={documents}
      lacking={lacking}
      company={request.company_profile.id}
      load={downloadDocument}
      failed={failed}
    />
  )
}
