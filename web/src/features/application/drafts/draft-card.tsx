import { Button, List, Paper, Stack, Text } from '@mantine/core'
import type { PartContent } from '../../../api/application'
import { acceptDraft, type Draft, refuseDraft } from '../../../api/drafts'
import { useKeepApplication } from '../../../api/use-keep-application'
import { failure } from '../../../lib/messages'
import { useWrite } from '../../../shared/saving/use-write'
import { Actions } from '../../../ui/actions'
import { Fold } from '../../../ui/fold'
import { Notice } from '../../../ui/notice'
import { Changes } from '../changes/changes'
import { gapsIn, isOutdated, sidesOf, titleOf } from './texts'

/** The sentences that a proposal rests on, and those that it leaves out with the reason. */
function Sources({ draft }: { draft: Draft }) {
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

interface Props {
  id: string
  draft: Draft
  content: PartContent
  /** Whether it is unfolded at first. */
  open: boolean
  onAccepted: () => void
  onRefused: () => void
  onFailed: (error: Error) => void
}

/** A proposal beside the user's own text, the sentences that it rests on, and the choice. */
export function DraftCard({ id, draft, content, open, onAccepted, onRefused, onFailed }: Props) {
  const keep = useKeepApplication(id)
  const [own, proposed] = sidesOf(draft, content)
  const gaps = gapsIn(draft)
  const accept = useWrite(id, {
    write: (rev) => acceptDraft(id, draft.id, rev(draft.part)),
    onSuccess(changed) {
      keep(changed)
      onAccepted()
    },
    onError: onFailed,
  })
  const refuse = useWrite(id, {
    write: () => refuseDraft(id, draft.id),
    onSuccess: onRefused,
    onError: onFailed,
  })
  const busy = accept.isPending || refuse.isPending
  const error = accept.error ?? refuse.error

  return (
    <Paper px="ml" py="sm">
      <Fold label={titleOf(draft, content)} open={open}>
        <Stack py="xs">
          <Text size="sm">
            Geschreven door een taalmodel, met jouw zinnen. Lees het na: je tekst verandert pas als je het voorstel
            overneemt.
            {draft.part === 'phases' && ' De maanden zijn een voorstel: wie het overneemt, bevestigt ze.'}
          </Text>
          {isOutdated(draft, content) && (
            <Notice tone="warning">Je hebt deze tekst gewijzigd nadat het voorstel is gemaakt.</Notice>
          )}
          <Changes before={own} after={proposed} names={['Jouw tekst', 'Voorstel']} />
          {gaps > 0 && (
            <Text size="sm">
              {gaps === 1 ? 'Op één plaats' : `Op ${gaps} plaatsen`} staat [vul in: …]. Na het overnemen vragen we
              daarnaar.
            </Text>
          )}
          <Sources draft={draft} />
          <Actions>
            <Button size="sm" aria-disabled={busy || undefined} onClick={() => !busy && accept.mutate()}>
              Overnemen
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-disabled={busy || undefined}
              onClick={() => !busy && refuse.mutate()}
            >
              Niet gebruiken
            </Button>
          </Actions>
          {error !== null && <Notice tone="error">{failure(error, 'Het voorstel is niet verwerkt')}</Notice>}
        </Stack>
      </Fold>
    </Paper>
  )
}
