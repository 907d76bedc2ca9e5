import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Part, PartContent } from '../../../api/application'
import { draftOrdersOf, draftsOf, loadDraftOrdersAgain, loadDraftsAgain, orderDraft } from '../../../api/drafts'
import { failure } from '../../../lib/messages'
import { useWrite } from '../../../shared/saving/use-write'
import { Notice } from '../../../ui/notice'
import { orderName, ordersFor } from './texts'

/** Asks for another proposal. Without a language model there is nothing to ask. */
export function DraftOrders({ id, part, content }: { id: string; part: Part; content: PartContent }) {
  const queries = useQueryClient()
  const { data: all } = useQuery(draftOrdersOf(id))
  const orders = ordersFor(all ?? [], part)
  const ordered = orders.filter(({ state }) => state === 'ordered')
  const { data: drafts } = useQuery(draftsOf(id))
  const made = orders
    .filter((order) => order.state === 'open' && drafts?.every((draft) => draft.id !== order.id))
    .map((order) => order.id)
    .join(' ')

  // A quick model is done before the list ever says 'ordered'.
  useEffect(() => {
    if (made !== '') void loadDraftsAgain(queries, id)
  }, [made, queries, id])

  const order = useWrite(id, {
    write: (_, draft: string) => orderDraft(id, draft),
    onSettled: () => loadDraftOrdersAgain(queries, id),
  })
  if (orders.length === 0) return null

  return (
    <Group gap="xs">
      {ordered.length > 0 && (
        <Text size="sm" role="status">
          Een taalmodel schrijft een voorstel. Dat kan even duren; het verschijnt hier vanzelf.
        </Text>
      )}
      {orders
        .filter(({ state }) => state === 'free')
        .map(({ id: draft }) => (
          <Button
            key={draft}
            size="xs"
            variant="default"
            aria-disabled={order.isPending || undefined}
            onClick={() => order.mutate(draft)}
          >
            {orderName(draft, content)}
          </Button>
        ))}
      {order.error !== null && <Notice tone="error">{failure(order.error, 'Het voorstel is niet gevraagd')}</Notice>}
    </Group>
  )
}
