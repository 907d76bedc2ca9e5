import { queryOptions } from '@tanstack/react-query'
import type { components } from '../lib/schema'
import { answer, client } from './client'
import { hoursKey } from './hours'

export type HourImport = components['schemas']['HourImport']
export type ImportResult = components['schemas']['ImportResult']
export type FileGroup = ImportResult['groups'][number]
export type RefusedRow = components['schemas']['RefusedRows']['rows'][number]
export type FileFormat = ImportResult['format']
export type DateFormat = NonNullable<ImportResult['date_format']>

/** The last imports into a project, newest first. */
export const lastImports = (number: string) =>
  queryOptions({
    queryKey: [hoursKey, number, 'imports'],
    queryFn: ({ signal }) =>
      answer(client.GET('/api/hours/imports/', { params: { query: { project_number: number } }, signal })),
    staleTime: 0,
  })

/** Withdraws all that an import wrote. Returns how many entries that were. */
export const undoImport = async (id: number): Promise<number> =>
  (await answer(client.POST('/api/hours/imports/{id}/undo/', { params: { path: { id } } }))).withdrawn

/** How a file with hours is read. */
export interface Reading {
  format: FileFormat | 'auto'
  /** Null leaves it to the file. */
  dateFormat: DateFormat | null
  createEmployees: boolean
  round: boolean
  /** Whether what was deleted is entered too. */
  again: boolean
  /** The project of each group of the file by its key, null for one that stays out. Null leaves it to the server. */
  groups: Record<string, string | null> | null
}

/** The body of an import: the file, with what was chosen of it, if anything. */
function importBody(file: ArrayBuffer, groups: Reading['groups']): ArrayBuffer | FormData {
  if (groups === null) return file
  const form = new FormData()
  form.set('file', new Blob([file]))
  form.set('choices', JSON.stringify({ groups }))
  return form
}

/** Checks the hours of a file, and unless it is a dry run logs them all. */
export const importHours = (
  number: string,
  file: ArrayBuffer,
  { format, dateFormat, createEmployees, round, again, groups }: Reading,
  dryRun: boolean,
  signal?: AbortSignal,
): Promise<ImportResult> =>
  answer(
    client.POST('/api/hours/import/', {
      params: {
        query: {
          project_number: number,
          format,
          create_employees: createEmployees,
          dry_run: dryRun,
          again,
          ...(dateFormat !== null && { date_format: dateFormat }),
          ...(round && { round: '0.5' as const }),
        },
      },
      ...(groups === null && { headers: { 'Content-Type': 'application/octet-stream' } }),
      body: { file: '' }, // the file itself, which the next line gives
      bodySerializer: () => importBody(file, groups),
      ...(signal && { signal }),
    }),
  )

/** A file as it was when it was chosen. */
export interface ChosenFile {
  /** Tells it from others that were chosen. */
  id: number
  name: string
  content: ArrayBuffer
}

/** What importing a file would come to. */
export const importCheck = (number: string, chosen: ChosenFile | null, reading: Reading) =>
  queryOptions({
    queryKey: ['import', number, chosen?.id, reading],
    queryFn: ({ signal }) => importHours(number, chosen?.content ?? new ArrayBuffer(0), reading, true, signal),
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
