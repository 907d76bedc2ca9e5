import { Group, Stack, Title } from '@mantine/core'
import { type ComponentType, Suspense, useState } from 'react'
import type { Application, Part, PartContent } from '../../api/application'
import { panelTitle } from '../../lib/screen-search'
import type { Answering } from '../../shared/questions/use-answering'
import { useDrafts } from '../../shared/saving/use-drafts'
import { Loading } from '../../ui/loading'
import { Notice } from '../../ui/notice'
import { Drafts } from './drafts/drafts'
import { HistoryFold } from './history/history-fold'
import { LockedBlocks, LockedPart } from './locked-part'
import type { FormProps } from './part-form'
import { PartState } from './part-state'
import { asksForPlace } from './part-words'
import { PrintedAnswers } from './printed-answers'
import { AddedToLocked } from './questions/added-words'
import { PartQuestions } from './questions/part-questions'
import { Conflict } from './saving/conflict'
import { Offers } from './saving/offers'
import { SaveLine } from './saving/save-line'
import { Undo } from './saving/undo'
import { Unsent } from './saving/unsent'
import { asksAtFields, asksBesideBlocks, forms } from './screens'

interface Props {
  owner: number
  id: string
  application: Application
  part: Part
  answering: Answering
}

/** A form as the frame sees it: which content goes with which part is known by `forms`. */
type AnyForm = ComponentType<FormProps<PartContent>>

/** One part: its questions, its form, and what RVO gets of it. */
export function PartPanel({ owner, id, application, part, answering }: Props) {
  const drafting = useDrafts(id)
  const [dropped, setDropped] = useState<PartContent | null>(null)
  const draft = drafting.drafts[part.key]
  const Form = forms[part.key] as AnyForm | undefined
  const filed = application.filed !== null
  const value = draft?.content ?? part.content
  const added = answering.last?.part === part.key && answering.last.added !== null ? answering.last : null
  const questions = application.questions.filter(
    (question) =>
      question.part === part.key &&
      !asksAtFields.includes(part.key) &&
      (question.block === '' || asksForPlace(question) || !asksBesideBlocks.includes(part.key)),
  )

  function bringBack() {
    if (dropped !== null) drafting.write(part.key, dropped)
    setDropped(null)
  }

  return (
    <Stack component="section" gap="lg" flex={1} w="100%" miw={0} maw="form" aria-labelledby={panelTitle}>
      <Title order={2} id={panelTitle} tabIndex={-1}>
        {part.label}
      </Title>
      <Group
        pos="sticky"
        top={0}
        mih={36}
        mt={-20}
        justify="space-between"
        gap="xs"
        bg="var(--mantine-color-body)"
        style={{ zIndex: 3 }} // above the chevrons of selects
        data-on-screen
      >
        {!filed && <PartState part={part} />}
        {!filed && <SaveLine draft={draft} savedAt={drafting.savedAt} onRetry={() => void drafting.save()} />}
      </Group>
      {filed && <Notice tone="info">Je aanvraag is ingediend en kan niet meer worden gewijzigd.</Notice>}
      {!filed && <Offers owner={owner} application={application} part={part} drafting={drafting} onDrop={setDropped} />}
      {filed && draft !== undefined && <Unsent draft={draft} part={part} drafting={drafting} />}
      {!filed && draft?.newest != null && (
        <Conflict draft={draft} newest={draft.newest} drafting={drafting} onDrop={setDropped} />
      )}
      {dropped !== null && draft === undefined && !filed && <Undo onUndo={bringBack}>Je tekst is weg.</Undo>}
      {part.content === null && <LockedPart application={application} part={part} />}
      {part.content === null && added !== null && <AddedToLocked answered={added} />}
      {!filed && questions.length > 0 && <PartQuestions questions={questions} answering={answering} />}
      {!filed && value !== null && (
        <Drafts id={id} part={part} content={value} onWrite={(content) => drafting.write(part.key, content)} />
      )}
      {!filed && Form !== undefined && value !== null && (
        <Suspense fallback={<Loading text="We halen dit onderdeel op." as="form" />}>
          <Form
            id={id}
            part={part}
            application={application}
            value={value}
            onChange={(content) => drafting.write(part.key, content)}
            problems={draft?.problems ?? []}
            disabled={false}
            answering={answering}
            added={added}
          />
        </Suspense>
      )}
      {part.hidden_blocks > 0 && <LockedBlocks application={application} count={part.hidden_blocks} />}
      <PrintedAnswers id={id} part={part} drafting={drafting} brief={!filed && 'text' in (part.content ?? {})} />
      {application.paid && !filed && part.key !== 'company' && part.key !== 'left_out' && (
        <HistoryFold id={id} part={part} />
      )}
    </Stack>
  )
}
