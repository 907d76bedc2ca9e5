import { useCallback, useEffect, useState } from 'react'
import { downloadManual } from '../../api/downloads'
import { isPdf } from '../../lib/pdf'
import { saveFile } from '../../lib/save-file'

type Download = 'busy' | 'done' | 'failed'

/** Downloads the manual and saves it, at once and again on request. */
export function useManual() {
  const [attempt, setAttempt] = useState(1)
  const [ended, setEnded] = useState<{ attempt: number; well: boolean }>()

  useEffect(() => {
    const leaving = new AbortController()
    async function download() {
      const file = await downloadManual(leaving.signal)
      if (!(await isPdf(file))) throw new Error('not a PDF')
      saveFile(file, 'handleiding-wbso.pdf')
    }
    const end = (well: boolean) => !leaving.signal.aborted && setEnded({ attempt, well })
    download().then(
      () => end(true),
      () => end(false),
    )
    return () => leaving.abort()
  }, [attempt])

  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const state: Download = ended?.attempt !== attempt ? 'busy' : ended.well ? 'done' : 'failed'
  return { state, again }
}
