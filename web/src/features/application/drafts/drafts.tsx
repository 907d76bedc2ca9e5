import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadApplicationAgain, type Part, type PartContent } from '../../../api/application'
import { type Draft, draftsOf, dropDraft, loadDraftsAgain } from '../../../api/drafts'
import { failure } from '../../../lib/messages'
import { Failed } from '../../../ui/failed'
import { Notice } from '../../../ui/notice'
import { Undo } from '../saving/undo'
import { DraftCard } from './draft-card'
import { DraftOrders } from './draft-orders'
import { draftsFor, withOwn } from './texts'

interface Props {
  id: string
  part: Part
  /** The part as it is in the form. */
  content: PartContent
  /** Puts a content into the form. */
  onWrite: (content: PartContent) => void
}

interface Replaced {
  draft: Draft
  before: PartContent
}

interface Refused {
  draft: string
  error: Error
}

/** The proposals for a part, each beside the user's own text. */
export function Drafts({ id, part, content, onWrite }: Props) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(draftsOf(id))
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const drafts = draftsFor(data ?? [], part)

  function decided(draft: string, before: Replaced | null) {
    dropDraft(queries, id, draft)
    setReplaced(before)
    setRefused(null)
  }

  /** Gets what was changed elsewhere: the text, or the proposal itself. */
  function failed(draft: string, error: Error) {
    void loadDraftsAgain(queries, id)
    void loadApplicationAgain(queries, id)
    setRefused({ draft, error })
  }

  function bringBack({ draft, before }: Replaced) {
    onWrite(withOwn(draft, content, before))
    setReplaced(null)
  }

  return (
    <>
      {replaced !== null && (
        <Undo onUndo={() => bringBack(replaced)}>
          Het voorstel staat in je tekst. Je vorige tekst blijft bij de eerdere versies.
        </Undo>
      )}
      {refused !== null && !drafts.some((one) => one.id === refused.draft) && (
        <Notice tone="error">{failure(refused.error, 'Het voorstel is niet verwerkt')}</Notice>
      )}
      {data === undefined && isError && (
        <Failed message="Kon de voorstellen niet laden" safe="Je tekst is bewaard." onRetry={() => void refetch()} />
      )}
      {drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          id={id}
          draft={draft}
          content={content}
          open={drafts.length === 1}
          onAccepted={() => decided(draft.id, { draft, before: content })}
          onRefused={() => decided(draft.id, null)}
          onFailed={(error) => failed(draft.id, error)}
        />
      ))}
      <DraftOrders id={id} part={part} content={content} />
    </>
  )
}
