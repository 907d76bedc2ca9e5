import { fileNameOf } from '../lib/file-name'
import { client } from './client'
import type { SummaryPeriod } from './reports'

type ExportPeriod = SummaryPeriod | { year: string }

const asBlob = { parseAs: 'blob' } as const

/** Returns what a call answers as a file, under the name that the server gave it. */
async function fileFrom(call: Promise<{ data?: Blob; response: Response }>): Promise<File> {
  const { data = new Blob(), response } = await call
  return new File([data], fileNameOf(response.headers.get('Content-Disposition')) ?? 'uren', { type: data.type })
}

/** Downloads the hours of a period as CSV. */
export const downloadCsv = (project_number: string, period: ExportPeriod): Promise<File> =>
  fileFrom(
    client.GET('/api/hours-reports/export_csv/', {
      params: { query: { project_number, ...period } },
      ...asBlob,
    }),
  )

/** Downloads the hours of a period as a spreadsheet, with a sheet per month. */
export const downloadXlsx = (project_number: string, period: ExportPeriod): Promise<File> =>
  fileFrom(
    client.GET('/api/hours-reports/export_xlsx/', {
      params: { query: { project_number, ...period } },
      ...asBlob,
    }),
  )

/** Downloads the timesheet of an employee for a month, yyyy-mm, as PDF. */
export const downloadTimesheet = (project_number: string, employee: number, month: string): Promise<File> =>
  fileFrom(
    client.GET('/api/hours-reports/timesheet_pdf/', {
      params: { query: { project_number, employee, month } },
      ...asBlob,
    }),
  )
