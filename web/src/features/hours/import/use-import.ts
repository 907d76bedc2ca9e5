import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ChosenFile,
  type FileGroup,
  type ImportResult,
  importCheck,
  importHours,
  type Reading,
} from '../../../api/hour-imports'
import { useHoursAgain } from '../../../api/hours'
import { importFileMax } from '../../../lib/limits'
import { useOnce } from '../../../ui/use-once'

const usual: Reading = {
  format: 'auto',
  dateFormat: null,
  createEmployees: false,
  round: false,
  again: false,
  groups: null,
}

const noGroups: FileGroup[] = []

/** Returns what the server chose of the groups of a file. */
const preselected = (groups: FileGroup[]): Reading['groups'] =>
  Object.fromEntries(groups.map(({ key, project_number: project }) => [key, project]))

/** Returns why a file is not sent at all, or null. */
function unfitFor(file: Pick<File, 'size'>): string | null {
  if (file.size === 0) return 'Dit bestand is leeg.'
  return file.size > importFileMax
    ? `Dit bestand is groter dan ${importFileMax / 1024 ** 2} MB. Verdeel het over meer bestanden.`
    : null
}

/** The import of a file: which one, how it is read, what the check found and what was written. */
export function useImport(number: string) {
  const again = useHoursAgain()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [unfit, setUnfit] = useState<string | null>(null)
  const [reading, setReading] = useState(usual)
  const [done, setDone] = useState<ImportResult | null>(null)
  const [groups, setGroups] = useState(noGroups) // stay while the file is checked again

  const check = useQuery({ ...importCheck(number, chosen, reading), enabled: chosen !== null && done === null })
  if (check.data !== undefined && check.data.groups !== groups) setGroups(check.data.groups)
  const choosing = groups.length > 1 || groups.some(({ project_number: project }) => project === null)
  const chosenGroups = reading.groups ?? preselected(groups)
  const write = useOnce({
    mutationFn: (content: ArrayBuffer) =>
      importHours(number, content, { ...reading, groups: choosing ? chosenGroups : null }, false),
    onSuccess: setDone,
    onSettled: again,
  })

  async function choose(file: File) {
    write.reset()
    setChosen(null)
    setGroups(noGroups)
    setReading((before) => ({ ...before, groups: null })) // those of another file
    setUnfit(unfitFor(file))
    if (unfitFor(file) !== null) return
    try {
      const content = await file.arrayBuffer() // once, so that what is imported is what was checked
      setChosen((before) => ({ id: (before?.id ?? Date.now()) + 1, name: file.name, content }))
    } catch {
      setUnfit('Dit bestand is niet te lezen. Kies het opnieuw.')
    }
  }

  function start() {
    if (chosen !== null) write.mutate(chosen.content)
  }

  return {
    chosen,
    unfit,
    choose: (file: File) => void choose(file),
    reading,
    read: (next: Reading) => {
      write.reset()
      setReading(next)
    },
    /** The groups of which some are chosen, none when there is nothing to choose. */
    groups: choosing ? groups : noGroups,
    isIn: ({ key }: FileGroup) => (chosenGroups?.[key] ?? null) !== null,
    /** Takes a group, or leaves it out. */
    take: ({ key }: FileGroup, taken: boolean) => {
      write.reset()
      setReading({ ...reading, groups: { ...chosenGroups, [key]: taken ? number : null } })
    },
    result: check.data ?? null,
    checking: check.isFetching,
    importing: write.isPending,
    error: write.error ?? check.error,
    /** Tries again what failed. */
    retry: () => (write.error === null ? void check.refetch() : write.reset()),
    start,
    done,
    restart: () => {
      setDone(null)
      setChosen(null)
      write.reset()
    },
  }
}

export type Importing = ReturnType<typeof useImport>
