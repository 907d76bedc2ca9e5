import { Title } from '@mantine/core'
import type { Application } from '../../../api/application'
import { downloadCalendar, downloadText } from '../../../api/filing'
import { downloadApplication } from '../../../api/requests'
import { DownloadButton } from '../../../ui/download-button'
import styles from './filing.module.css'

/** The application as files, of its newest version or as it was filed. */
export function Downloads({
  id,
  application: { paid, filed, deadline, project_number: number },
}: {
  id: string
  application: Application
}) {
  return (
    <div className={styles.downloads}>
      <Title order={3} size="h4">
        Downloads
      </Title>
      <div className={styles.files}>
        <DownloadButton
          label={paid ? 'Aanvraag (PDF)' : 'Voorbeeld (PDF)'}
          filename={`aanvraag-${number}.pdf`}
          load={() => downloadApplication(id)}
          variant="default"
        />
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
      </div>
    </div>
  )
}
