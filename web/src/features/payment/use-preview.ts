import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Application, applicationOf } from '../../api/application'
import { downloadApplication } from '../../api/requests'
import { ApiError } from '../../lib/api-error'
import { isPdf } from '../../lib/pdf'

const none = 'Geen document beschikbaar voor preview.'
const broken = 'Er is een fout opgetreden bij het openen van het document.'

/** What changes whenever the first pages may: each save of the application, or of its company. */
const stateOf = ({ saved_at, parts, questions }: Application) => [
  saved_at,
  questions.length,
  ...parts.map(({ rev }) => rev),
]

/** The first pages of an application, as a PDF. They are loaded once for each state of it. */
const previewOf = (id: string, application: Application | undefined) =>
  queryOptions({
    queryKey: ['preview', id, application && stateOf(application)],
    queryFn: async () => {
      const file = await downloadApplication(id)
      if (!(await isPdf(file))) throw new Error(broken)
      return file
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // an earlier state is not shown again
    retry: false,
  })

/** The first pages, which follow what is saved. Meanwhile those of before stay. */
export function useFirstPages(id: string): Blob | undefined {
  const { data: application, isPending } = useQuery(applicationOf(id))
  const pages = useQuery({ ...previewOf(id, application), enabled: !isPending, placeholderData: keepPreviousData })
  return pages.data
}

/** Opens an empty tab. It must be opened by the press itself, or browsers block it. */
function newTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab !== null) {
    tab.document.title = 'Preview'
    tab.document.body.textContent = 'Je preview wordt geopend…'
  }
  return tab
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * Shows the first pages in a new tab. `link` leads there too, for browsers that
 * open none. `documents` are those of the request, or undefined until loaded.
 */
export function usePreview(id: string, documents: unknown[] | undefined) {
  const queries = useQueryClient()
  const [opening, setOpening] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)

  useEffect(() => {
    if (link === null) return
    return () => URL.revokeObjectURL(link)
  }, [link])

  async function show(tab: Window | null) {
    try {
      const url = URL.createObjectURL(
        await queries.fetchQuery(previewOf(id, queries.getQueryData(applicationOf(id).queryKey))),
      )
      setLink(url)
      tab?.location.replace(url)
    } catch (thrown) {
      tab?.close()
      setError(isMissing(thrown) ? none : broken)
    }
  }

  function open() {
    if (opening) return
    setLink(null)
    setError(documents?.length === 0 ? none : null)
    if (documents?.length === 0) return
    setOpening(true)
    void show(newTab()).finally(() => setOpening(false))
  }

  return { open, opening, error, link }
}
