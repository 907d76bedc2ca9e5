import { Group } from '@mantine/core'
import { downloadApplication } from '../../api/requests'
import { DownloadButton } from '../../ui/download-button'
import { ViewButton } from '../pages/view-button'

interface Props {
  number: string
  /** What to say when the download fails. */
  failed?: string
}

/** The application of a request, to look at and to download. */
export function ApplicationFile({ number, failed }: Props) {
  const filename = `aanvraag-${number}.pdf`
  const load = () => downloadApplication(number)
  return (
    <Group gap="xs" align="flex-start">
      <DownloadButton
        label="Download je aanvraag"
        filename={filename}
        load={load}
        variant="default"
        {...(failed !== undefined && { failed })}
      />
      <ViewButton name="Je aanvraag" filename={filename} load={load} />
    </Group>
  )
}
