import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Application, applicationOf } from '../../api/application'
import { fileOnce } from '../../api/downloads'
import { documentsOf, downloadApplication } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { isPdf } from '../../lib/pdf'
import { Pages } from '../../shared/pages/pages'
import { PagesDialog } from '../../shared/pages/pages-dialog'
import { usePdf, type Viewed } from '../../shared/pages/use-pdf'
import { Failed } from '../../ui/failed'
import { Icon } from '../../ui/icon'
import { Contents } from './contents'

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
function usePreview(id: string): Viewed & { lacksDocuments: boolean; askAgain: () => void } {
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

const name = 'Eerste pagina’s van je aanvraag'

/** What the user gets, with its first pages. */
export function Preview({ number }: { number: string }) {
  const { lacksDocuments, askAgain, ...viewed } = usePreview(number)
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  return (
    <Paper component="section" withBorder={false} shadow="var(--wbso-shadow)" radius="lg" p="lg">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <Stack align="flex-start">
          <Title order={2} size="h3">
            Dit krijg je
          </Title>
          <Contents />
          <Text variant="quiet">
            Eén PDF die je na het betalen meteen downloadt. Bekijk eerst gratis de eerste twee pagina’s.
          </Text>
          <Button variant="default" leftSection={<Icon of={IconEye} />} onClick={show}>
            Bekijk je Preview!
          </Button>
          {lacksDocuments && (
            <Failed message="Kon document informatie niet laden." safe="Je aanvraag is bewaard." onRetry={askAgain} />
          )}
        </Stack>
        <Pages name={name} viewed={viewed} onEnlarge={show} />
      </SimpleGrid>
      {open && (
        <PagesDialog name={name} filename={`voorbeeld-${number}.pdf`} viewed={viewed} onClose={() => setOpen(false)} />
      )}
    </Paper>
  )
}
