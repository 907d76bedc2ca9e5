import { Stack, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  type Answered,
  type Application,
  type Bottleneck,
  type Focus,
  type Part,
  partOf,
  type Question,
} from '../../../api/application'
import { type Problem, problemAt } from '../../../lib/problem'
import type { Answering } from '../../../shared/questions/use-answering'
import { Choice } from '../../../ui/choice'
import { Row } from '../../../ui/row'
import type { PartFormProps } from '../part-form'
import { RowList } from '../parts/row-list'
import { RowTools } from '../parts/row-tools'
import { useRows } from '../parts/use-rows'
import { AddedWords } from '../questions/added-words'
import { PartQuestions } from '../questions/part-questions'
import { emptyBlock, textFields } from './blocks'
import { Found } from './found'

interface Props {
  block: Bottleneck
  at: number
  /** What it may belong to. */
  sides: Focus[]
  disabled: boolean
  problems: Problem[]
  questions: Question[]
  answering: Answering
  added: Answered | null
  /** What it says already of what is asked about it. */
  found: Part['found']
  onChange: (block: Bottleneck) => void
  /** The buttons that move and remove it. */
  children: ReactNode
}

const sideWords: Record<Focus, string> = {
  product: 'Het product',
  proces: 'Het proces',
  programmatuur: 'De programmatuur',
}

/** One bottleneck: what does not work, why and what is not known, and what is to solve it. */
function BlockFields(props: Props) {
  const { block, at, sides, disabled, problems, questions, answering, added, found, onChange, children } = props
  return (
    <Row title={`Knelpunt ${at + 1}`} at={at} tools={children}>
      <PartQuestions questions={questions} answering={answering} />
      {sides.length > 1 && (
        <Choice
          name={`blocks.${at}.side`}
          label="Hoort bij"
          options={sides.map((side) => ({ value: side, label: sideWords[side] }))}
          value={block.side}
          onChoose={(side) => onChange({ ...block, side })}
          problem={problemAt(problems, `blocks.${at}.side`)}
        />
      )}
      {textFields.map((field) => (
        <div key={field.name}>
          <Textarea
            id={`blocks.${at}.${field.name}`}
            label={field.label}
            description={field.ask}
            autosize
            minRows={1}
            readOnly={disabled}
            value={block[field.name]}
            error={problemAt(problems, `blocks.${at}.${field.name}`)}
            onChange={(event) => onChange({ ...block, [field.name]: event.currentTarget.value })}
          />
          <AddedWords answered={added} block={block.id ?? ''} field={field.name} text={block[field.name]} />
          {field.name === 'problem' && <Found found={found} block={block} />}
        </div>
      ))}
    </Row>
  )
}

/** Returns what a bottleneck may belong to: one thing, or two when software is part of a product or process. */
function sidesOf(application: Application): Focus[] {
  const project = partOf(application, 'project')?.content
  if (project === null || project === undefined || !('focus' in project)) return ['product']
  const { focus, also_develop_code: code } = project
  return code && focus !== 'programmatuur' ? [focus, 'programmatuur'] : [focus]
}

/** The technical bottlenecks, each with its solution. RVO reads both under the same number. */
export function BottlenecksForm({
  part,
  application,
  value,
  onChange,
  problems,
  disabled,
  answering,
  added,
}: PartFormProps<'bottlenecks'>) {
  const { blocks } = value
  const rows = useRows(blocks, (next) => onChange({ ...value, blocks: next }))
  const sides = sidesOf(application)
  const whole = !disabled && part.hidden_blocks === 0 && !part.locked
  const fields = blocks.map((block, at) => (
    <BlockFields
      key={block.id}
      block={block}
      at={at}
      sides={sides}
      disabled={disabled}
      problems={problems}
      questions={application.questions.filter((one) => one.part === part.key && one.block === block.id)}
      answering={answering}
      added={added}
      found={part.found.filter((one) => one.block === block.id)}
      onChange={(next) => rows.write(at, next)}
    >
      {whole && (
        <RowTools name={`Knelpunt ${at + 1}`} at={at} count={blocks.length} onMove={rows.move} onRemove={rows.remove} />
      )}
    </BlockFields>
  ))

  return whole ? (
    <RowList rows={rows} noun="Knelpunt" make={() => emptyBlock(sides[0] ?? 'product')}>
      {fields}
    </RowList>
  ) : (
    <Stack>{fields}</Stack>
  )
}
