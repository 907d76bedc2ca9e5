import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useId, useState } from 'react'
import { fileOnce } from '../../api/downloads'
import { PartError, reloadFor } from '../../lib/load-part'
import { failure } from '../../lib/messages'
import { Drawing } from './drawing'
import type { Pdf } from './pdf-js'

/** Opens a file. The one before it stays open until the next one is, so that nothing goes away in between. */
export function usePdf(file: Blob | undefined) {
  const open = use(Drawing)
  const [pdf, setPdf] = useState<Pdf | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file
  useEffect(() => {
    if (file === undefined) return
    let current = true
    setError(null)
    open(file).then(
      (opened) => (current ? setPdf(opened) : opened.close()),
      (thrown: unknown) => current && setError(thrown),
    )
    return () => {
      current = false
    }
  }, [file, open, attempt])

  useEffect(() => () => pdf?.close(), [pdf])

  async function retry() {
    const reloads = error instanceof PartError && (await reloadFor(error))
    if (!reloads) setAttempt((before) => before + 1)
  }
  return { pdf, failed: error !== null, retry: () => void retry() }
}

/** What there is to see of a document. */
export interface Viewed {
  file: Blob | undefined
  pdf: Pdf | null
  /** What to say when it cannot be shown. */
  problem: string | null
  retry: () => void
}

/** Loads a document and opens it. */
export function useDocument(load: () => Promise<Blob>): Viewed {
  const query = useQuery(fileOnce(['document', useId()], load))
  const { pdf, failed, retry } = usePdf(query.data)
  const words = 'Dit document kan niet worden getoond.'
  return {
    file: query.data,
    pdf,
    problem: query.error ? failure(query.error, words) : failed ? words : null,
    retry: () => (failed ? retry() : void query.refetch()),
  }
}
