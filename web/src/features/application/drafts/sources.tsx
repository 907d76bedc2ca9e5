import { List, Text } from '@mantine/core'
import type { Draft } from '../../../api/drafts'
import { Fold } from '../../../ui/fold'

/** The sentences that a proposal rests on, and those that it leaves out with the reason. */
export function Sources({ draft }: { draft: Draft }) {
  const cited = new Set(draft.texts.flatMap(({ cites }) => cites))
  const used = draft.sentences.filter(({ number }) => cited.has(number))
  return (
    <Fold label="Welke zinnen van jou zijn gebruikt?">
      <List mt="xs" spacing="xs" size="sm">
        {used.map(({ number, text }) => (
          <List.Item key={number}>{text}</List.Item>
        ))}
      </List>
      {draft.left_out.length > 0 && (
        <>
          <Text pt="sm" size="sm" fw={600}>
            Niet gebruikt
          </Text>
          <List mt="xs" spacing="xs" size="sm">
            {draft.left_out.map(({ sentence, reason }) => (
              <List.Item key={sentence}>
                {draft.sentences.find(({ number }) => number === sentence)?.text}
                <Text variant="quiet" component="span" display="block" size="xs">
                  {reason}
                </Text>
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Fold>
  )
}
