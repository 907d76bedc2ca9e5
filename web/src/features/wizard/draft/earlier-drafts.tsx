import { Button, Group, Paper, Text, VisuallyHidden } from '@mantine/core'
import { Fold } from '../../../ui/fold'
import { PlainList } from '../../../ui/plain-list'
import { firstWords, timeOf } from './earlier-words'
import { Offer } from './offer'
import type { EarlierDraft } from './use-earlier-drafts'

interface Props {
  earlier: EarlierDraft[]
  onRestore: (wanted: EarlierDraft) => void
  /** Keeps them, without offering them any more. */
  onDecline: () => void
}

/** The drafts that were set aside: an offer of the newest, and a list of all. */
export function EarlierDrafts({ earlier, onRestore, onDecline }: Props) {
  const [newest] = earlier
  if (newest === undefined) return null
  return (
    <div>
      {newest.kept.state !== 'declined' && (
        <Offer text="Je had nog een ander concept. We hebben het apart gehouden.">
          <Button variant="default" onClick={() => onRestore(newest)}>
            Vorig concept terugzetten
          </Button>
          <Button variant="subtle" onClick={onDecline}>
            Niet nodig
          </Button>
        </Offer>
      )}
      <Fold label="Eerdere concepten">
        <PlainList gap="xs" mt="xs" aria-label="Eerdere concepten">
          {earlier.map((one) => (
            <Paper key={`${one.kept.at} ${one.data.id}`} component="li" px="sm" py="xs">
              <Group justify="space-between" gap="sm" wrap="nowrap">
                <Text miw={0} size="sm">
                  {firstWords(one.data)}
                  <Text variant="quiet" span display="block" size="xs">
                    {timeOf(one.kept)}
                  </Text>
                </Text>
                <Button flex="none" variant="default" size="sm" onClick={() => onRestore(one)}>
                  Terugzetten<VisuallyHidden>: {firstWords(one.data)}</VisuallyHidden>
                </Button>
              </Group>
            </Paper>
          ))}
        </PlainList>
      </Fold>
    </div>
  )
}
