import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { downloadCsv, downloadXlsx } from '../../api/report-files'
import { Actions } from '../../ui/actions'
import { DownloadButton } from '../../ui/download-button'
import { Icon } from '../../ui/icon'
import { asQuery, type Period, yearOf } from './period'

const failed = { csv: 'Kon CSV niet exporteren', xlsx: 'Kon Excel-bestand niet exporteren' }

interface Props {
  project: string
  period: Period
}

/** What can be taken out of a report. */
export function PeriodExports({ project, period }: Props) {
  const query = asQuery(period)
  return (
    <Actions>
      <DownloadButton
        label="Exporteer CSV"
        load={() => downloadCsv(project, query)}
        failed={failed.csv}
        variant="default"
      />
      <DownloadButton
        label="Excel (XLSX)"
        load={() => downloadXlsx(project, query)}
        failed={failed.xlsx}
        variant="default"
      />
      <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
        Afdrukken
      </Button>
    </Actions>
  )
}

/** The hours of the whole year of a report. */
export function YearExports({ project, period }: Props) {
  const year = String(yearOf(period))
  return (
    <Actions>
      <DownloadButton
        label={`CSV van heel ${year}`}
        load={() => downloadCsv(project, { year })}
        failed={failed.csv}
        variant="default"
      />
      <DownloadButton
        label={`Excel van heel ${year}`}
        load={() => downloadXlsx(project, { year })}
        failed={failed.xlsx}
        variant="default"
      />
    </Actions>
  )
}
