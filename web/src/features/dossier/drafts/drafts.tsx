import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Application, Part, PartContent } from '../../../api/application'
import { draftsOf } from '../../../api/drafts'
import type { Act } from '../part-form'
import { Undo } from '../saving/undo'
import { DraftCard } from './draft-card'
import { draftsFor } from './texts'

interface Props {
  id: string
  application: Application
  part: Part
  /** The part as it is in the form. */
  content: PartContent
  act: Act
  /** Puts a content into the form. */
  onWrite: (content: PartContent) => void
}

/** The proposals for a part, each beside the user's own text. */
export function Drafts({ id, application, part, content, act, onWrite }: Props) {
  const queries = useQueryClient()
  const { data } = useQuery(draftsOf(id))
  const [replaced, setReplaced] = useState<PartContent | null>(null)
  const drafts = draftsFor(data ?? [], part)

  function decided(draft: string, before: PartContent | null) {
    const { queryKey } = draftsOf(id)
    queries.setQueryData(queryKey, (all = []) => all.filter((one) => one.id !== draft))
    void queries.invalidateQueries({ queryKey, exact: true })
    setReplaced(before)
  }

  function bringBack() {
    if (replaced !== null) onWrite(replaced)
    setReplaced(null)
  }

  return (
    <>
      {replaced !== null && (
        <Undo onUndo={bringBack}>Het voorstel staat in je tekst. Je vorige tekst blijft bij de eerdere versies.</Undo>
      )}
      {drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          id={id}
          draft={draft}
          application={application}
          content={content}
          act={act}
          open={drafts.length === 1}
          onAccepted={() => decided(draft.id, content)}
          onRefused={() => decided(draft.id, null)}
        />
      ))}
    </>
  )
}
