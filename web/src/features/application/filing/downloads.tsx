import { Group, Stack, Title } from '@mantine/core'
import type { Application } from '../../../api/application'
import { downloadCalendar, downloadText } from '../../../api/filing'
import { downloadApplication } from '../../../api/requests'
import { ViewButton } from '../../../shared/pages/view-button'
import { DownloadButton } from '../../../ui/download-button'

/** The application as files, of its newest version or as it was filed. */
export function Downloads({
  id,
  application: { paid, filed, deadline, project_number: number },
}: {
  id: string
  application: Application
}) {
  const filename = `aanvraag-${number}.pdf`
  const load = () => downloadApplication(id)
  return (
    <Stack pt="lg" mod="ruled">
      <Title order={3} size="h4">
        Downloads
      </Title>
      <Group gap="sm">
        <DownloadButton
          label={paid ? 'Aanvraag (PDF)' : 'Voorbeeld (PDF)'}
          filename={filename}
          load={load}
          variant="default"
        />
        <ViewButton name={paid ? 'Je aanvraag' : 'Voorbeeld van je aanvraag'} filename={filename} load={load} />
        {paid && (
          <DownloadButton
            label="Alle teksten (.txt)"
            filename={`aanvraag-${number}.txt`}
            load={() => downloadText(id)}
            variant="default"
          />
        )}
        {(filed !== null || deadline.deadline !== null) && (
          <DownloadButton
            label="Datums voor je agenda (.ics)"
            filename={`wbso-${number}.ics`}
            load={() => downloadCalendar(id)}
            variant="default"
          />
        )}
      </Group>
    </Stack>
  )
}
