import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Application, applicationOf } from '../../api/application'
import { fileOnce } from '../../api/downloads'
import { documentsOf, downloadApplication } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { isPdf } from '../../lib/pdf'
import { usePdf, type Viewed } from '../../shared/pages/use-pdf'

const none = 'Geen document beschikbaar voor preview.'
const broken = 'Er is een fout opgetreden bij het openen van het document.'

/** What changes whenever the first pages may: each save of the application, or of its company. */
const stateOf = ({ saved_at, parts, questions }: Application) => [
  saved_at,
  questions.length,
  ...parts.map(({ rev }) => rev),
]

/** The first pages of an application, as a PDF. They are loaded once for each state of it. */
const previewOf = (id: string, application: Application | undefined) =>
  fileOnce(['preview', id, application && stateOf(application)], async () => {
    const file = await downloadApplication(id)
    if (!(await isPdf(file))) throw new Error(broken)
    return file
  })

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The first pages of an application, which follow what is saved. Meanwhile those of before stay. */
export function usePreview(id: string): Viewed & { lacksDocuments: boolean; askAgain: () => void } {
  const documents = useQuery(documentsOf(id))
  const { data: application, isPending } = useQuery(applicationOf(id))
  const preview = useQuery({ ...previewOf(id, application), enabled: !isPending, placeholderData: keepPreviousData })
  const { pdf, failed, retry } = usePdf(preview.data)

  function problem(): string | null {
    if (documents.data?.length === 0 || isMissing(preview.error)) return none
    return preview.isError || failed ? broken : null
  }
  return {
    file: preview.data,
    pdf,
    problem: problem(),
    retry: () => (failed ? retry() : void preview.refetch()),
    lacksDocuments: documents.isError,
    askAgain: () => void documents.refetch(),
  }
}
