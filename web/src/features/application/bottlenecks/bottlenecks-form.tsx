import { Stack } from '@mantine/core'
import { type Application, type Focus, partOf } from '../../../api/application'
import type { PartFormProps } from '../part-form'
import { RowList } from '../parts/row-list'
import { RowTools } from '../parts/row-tools'
import { useRows } from '../parts/use-rows'
import { BlockFields } from './block-fields'
import { emptyBlock } from './blocks'

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
