import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type Application, type Bottleneck, type Focus, partOf } from '../../../api/application'
import type { PartFormProps } from '../part-form'
import { inserted, moved, replaced, without } from '../parts/rows'
import { Undo } from '../saving/undo'
import { BlockFields } from './block-fields'
import { emptyBlock } from './blocks'
import styles from './bottlenecks.module.css'

/** Returns what a bottleneck may belong to: one thing, or two when software is part of a product or process. */
function sidesOf(application: Application): Focus[] {
  const project = partOf(application, 'project')?.content
  if (project === null || project === undefined || !('focus' in project)) return ['product']
  const { focus, also_develop_code: code } = project
  return code && focus !== 'programmatuur' ? [focus, 'programmatuur'] : [focus]
}

interface Removed {
  block: Bottleneck
  at: number
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
  const [removed, setRemoved] = useState<Removed | null>(null)
  const undoing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removed !== null) undoing.current?.querySelector('button')?.focus()
  }, [removed])
  const sides = sidesOf(application)
  const whole = part.hidden_blocks === 0 && !part.locked
  const change = (next: Bottleneck[]) => onChange({ ...value, blocks: next })

  function remove(at: number) {
    const block = blocks[at]
    if (block === undefined) return
    setRemoved({ block, at })
    change(without(blocks, at))
  }

  function undo({ block, at }: Removed) {
    change(inserted(blocks, at, block))
    setRemoved(null)
  }

  return (
    <div className={styles.form}>
      {blocks.map((block, at) => (
        <BlockFields
          key={block.id}
          block={block}
          at={at}
          count={blocks.length}
          sides={sides}
          fixed={disabled || !whole}
          disabled={disabled}
          problems={problems}
          questions={application.questions.filter((one) => one.part === part.key && one.block === block.id)}
          answering={answering}
          added={added}
          onChange={(next) => change(replaced(blocks, at, next))}
          onMove={(by) => change(moved(blocks, at, by))}
          onRemove={() => remove(at)}
        />
      ))}
      {removed !== null && (
        <div ref={undoing}>
          <Undo onUndo={() => undo(removed)}>{`Knelpunt ${removed.at + 1} is verwijderd.`}</Undo>
        </div>
      )}
      {!disabled && whole && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
            onClick={() => change([...blocks, emptyBlock(sides[0] ?? 'product')])}
          >
            Knelpunt toevoegen
          </Button>
        </div>
      )}
    </div>
  )
}
