import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ImportResult, importHours, type Reading, useHoursAgain } from '../../../api/hours'
import { useMutationOnce } from '../../../ui/use-once'

/** A file as it was when it was chosen. */
interface Chosen {
  /** Tells it from others that were chosen. */
  id: number
  name: string
  content: ArrayBuffer
}

const maxSize = 10 * 1024 * 1024 // bytes

const usual: Reading = { format: 'auto', dateFormat: null, createEmployees: false, round: false, again: false }

/** Returns why a file is not sent at all, or null. */
function unfitFor(file: Pick<File, 'size'>): string | null {
  if (file.size === 0) return 'Dit bestand is leeg.'
  return file.size > maxSize ? 'Dit bestand is groter dan 10 MB. Verdeel het over meer bestanden.' : null
}

/** The import of a file: which one, how it is read, what the check found and what was written. */
export function useImport(number: string) {
  const again = useHoursAgain()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [unfit, setUnfit] = useState<string | null>(null)
  const [reading, setReading] = useState(usual)
  const [done, setDone] = useState<ImportResult | null>(null)

  const check = useQuery({
    queryKey: ['import', number, chosen?.id, reading],
    queryFn: ({ signal }) => importHours(number, chosen?.content ?? new ArrayBuffer(0), reading, true, signal),
    enabled: chosen !== null && done === null,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const write = useMutationOnce({
    mutationFn: (content: ArrayBuffer) => importHours(number, content, reading, false),
    onSuccess: setDone,
    onSettled: again,
  })

  async function choose(file: File) {
    write.reset()
    setChosen(null)
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
