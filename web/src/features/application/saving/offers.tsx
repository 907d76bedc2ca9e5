import { Alert, Button, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Application, Part, PartContent } from '../../../api/application'
import { type Kept, kept, thisPage } from '../../../lib/kept'
import { isSaved } from '../../../shared/saving/unsaved-parts'
import type { Drafting } from '../../../shared/saving/use-drafts'
import { Actions } from '../../../ui/actions'
import { joinFormerTexts } from '../bottlenecks/blocks'
import { Changes } from '../changes/changes'
import { timeOf } from '../part-words'

interface Props {
  owner: number
  application: Application
  part: Part
  drafting: Drafting
  /** Called with a text that is given up. */
  onDrop: (content: PartContent) => void
}

function contentOf({ content }: Kept): PartContent {
  const typed = content as PartContent
  return 'blocks' in typed ? { ...typed, blocks: typed.blocks.map(joinFormerTexts) } : typed
}

/** Returns what an earlier page did not save of a part, and what of it is saved after all. */
function leftOf({ owner, application, part }: Pick<Props, 'owner' | 'application' | 'part'>) {
  const left = kept.unsaved
    .of(owner, application.project_number)
    .filter(({ what, page }) => what === part.key && page !== thisPage)
  const isDone = (one: Kept) => isSaved(contentOf(one), part)
  return { open: left.filter((one) => !isDone(one)), done: left.filter(isDone) }
}

/** Offers what was typed before a reload and never reached the server. */
export function Offers({ owner, application, part, drafting, onDrop }: Props) {
  const [{ open, done }] = useState(() => leftOf({ owner, application, part }))
  const [offers, setOffers] = useState(open)
  useEffect(() => {
    for (const one of done) kept.unsaved.drop(one)
  }, [done])
  if (part.content === null || drafting.drafts[part.key] !== undefined) return null

  function close(offer: Kept) {
    kept.unsaved.drop(offer)
    setOffers((all) => all.filter((one) => one !== offer))
  }

  function bringBack(offer: Kept) {
    drafting.bringBack(part.key, offer.base, contentOf(offer))
    void drafting.save()
    close(offer)
  }

  function drop(offer: Kept) {
    close(offer)
    onDrop(contentOf(offer))
  }

  return offers.map((offer) => (
    <Alert key={offer.page} color="yellow" role="region" aria-label="Niet-opgeslagen tekst">
      <Stack>
        <Text>
          <strong>Je tekst van {timeOf(offer.at)} is nog niet opgeslagen.</strong> Wil je hem terugzetten?
        </Text>
        <Changes before={part.content ?? {}} after={contentOf(offer)} names={['Opgeslagen', 'Nog niet opgeslagen']} />
        <Actions>
          <Button onClick={() => bringBack(offer)}>Zet terug</Button>
          <Button variant="default" onClick={() => drop(offer)}>
            Gooi weg
          </Button>
        </Actions>
      </Stack>
    </Alert>
  ))
}
