import { Kbd, Stack, Text, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { To } from 'react-router'
import type { PartKey } from '../../api/application'
import type { Clause, Layout } from '../../api/layout'
import { showChanged } from '../../lib/show-changed'
import { useUndoKey } from '../../ui/use-undo-key'
import { BoxDialog } from './box-dialog'
import { besideOf, digitsOf, type Group, groupsOf, isOfBottleneck, nameOf, suggestionOf, waiting } from './boxes'
import { DropBox, NewBottleneck } from './drop-box'
import styles from './layout.module.css'
import { SaveState } from './save-state'
import { followButton, Sentence, sentenceButton } from './sentence'
import { separatedBy } from './separated'
import type { Arranging } from './use-arranger'

interface Props {
  layout: Layout
  arranging: Arranging
  /** Whether only the first bottleneck is shown. */
  brief?: boolean
  /** Leads to a part of the application. */
  linkTo: (part: PartKey) => To
}

const isUsed = ({ boxes }: Group, clauses: Clause[]): boolean =>
  clauses.some(({ box }) => boxes.some((one) => one.box === box))

/** Returns the groups on the screen. Of those that are read after payment only what is open is shown. */
function shownOf({ boxes, clauses, hidden }: Layout, brief: boolean): Group[] {
  const groups = groupsOf(boxes)
  const first = groups.find(isOfBottleneck)
  if (brief) return first?.boxes[0]?.exists ? [first] : []
  return groups.filter(
    (group) => hidden.clauses === 0 || group === first || !group.boxes[0]?.exists || isUsed(group, clauses),
  )
}

/** The sentences of the user in the boxes of the application. A press, a key or a drag puts one elsewhere. */
export function LayoutBoard({ layout, arranging, brief = false, linkTo }: Props) {
  const { clauses, boxes } = layout
  const [choosing, setChoosing] = useState<Clause | null>(null)
  const [said, setSaid] = useState('')
  const landing = useRef<{ moved: string; focused: string } | null>(null) // sentences, once one is drawn elsewhere
  const unplaced = clauses.filter(({ box, edited }) => box === null && !edited)

  useEffect(() => {
    if (landing.current === null) return
    const { moved, focused } = landing.current
    const button = document.getElementById(followButton(focused)) ?? document.getElementById(sentenceButton(focused))
    button?.focus()
    showChanged(document.getElementById(sentenceButton(moved))?.closest('li'))
    landing.current = null
  })

  function move(clause: Clause, box: string | null) {
    if (box === clause.box) return
    const next = clause.box === null ? unplaced[unplaced.indexOf(clause) + 1] : undefined
    landing.current = { moved: clause.id, focused: (next ?? clause).id }
    setSaid(`Verplaatst naar ${nameOf(boxes, box)}.`)
    arranging.move(clause, box)
  }

  function undo() {
    const back = arranging.undo?.()?.back[0]
    if (back === undefined) return
    landing.current = { moved: back.clause, focused: back.clause }
    setSaid(`Teruggezet naar ${nameOf(boxes, back.box)}.`)
  }
  useUndoKey(undo)

  function press(clause: Clause, event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    const to = by === undefined ? digitsOf(boxes, clauses, clause).get(event.key) : besideOf(boxes, clauses, clause, by)
    if (to === undefined) return
    event.preventDefault()
    move(clause, to)
  }

  function drop(id: string, box: string | null) {
    const clause = clauses.find((one) => one.id === id)
    if (clause !== undefined) move(clause, box)
  }

  function suggestion(clause: Clause) {
    const to = suggestionOf(clause)
    return to === undefined ? undefined : { name: nameOf(boxes, to), follow: () => move(clause, to) }
  }

  const apart = separatedBy(clauses, arranging.last)
  const separated = apart && { ...apart, bring: () => move(apart.before, apart.clause.box) }

  const inBox = (box: string | null) =>
    (box === null ? unplaced : clauses.filter((clause) => clause.box === box)).map((clause) => (
      <Sentence
        key={clause.id}
        clause={clause}
        suggestion={suggestion(clause)}
        separated={clause.id === separated?.clause.id ? separated : undefined}
        partLink={linkTo(boxes.find((one) => one.box === clause.box)?.part ?? 'bottlenecks')}
        onChoose={() => setChoosing(clause)}
        onPress={(event) => press(clause, event)}
      />
    ))

  return (
    <Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Text variant="quiet" data-keys size="xs">
        Op een knop Verplaats: <Kbd>1</Kbd> t/m <Kbd>6</Kbd> kiest een vak, <Kbd>←</Kbd> <Kbd>→</Kbd> een ander
        knelpunt, <Kbd>Ctrl</Kbd> + <Kbd>Z</Kbd> maakt ongedaan
      </Text>
      <SaveState arranging={arranging} onUndo={undo} />
      {unplaced.length > 0 && (
        <section className={styles.group} data-waiting aria-label={waiting}>
          <DropBox label={`${waiting} (${unplaced.length})`} heading onDrop={(id) => drop(id, null)}>
            {inBox(null)}
          </DropBox>
        </section>
      )}
      {shownOf(layout, brief).map((group) => (
        <BoxGroup key={group.boxes[0]?.box} group={group} used={isUsed(group, clauses)} onDrop={drop} inBox={inBox} />
      ))}
      {choosing !== null && (
        <BoxDialog
          clause={choosing}
          layout={layout}
          onChoose={(box) => move(choosing, box)}
          onClose={() => setChoosing(null)}
        />
      )}
    </Stack>
  )
}

interface GroupProps {
  group: Group
  /** Whether there are sentences in it. */
  used: boolean
  onDrop: (clause: string, box: string) => void
  /** Returns the sentences in a box. */
  inBox: (box: string) => ReactNode[]
}

function BoxGroup({ group: { name, boxes }, used, onDrop, inBox }: GroupProps) {
  const [first] = boxes
  if (first === undefined) return null
  if (!first.exists && !used) return <NewBottleneck onDrop={(id) => onDrop(id, first.box)} />
  return (
    <section className={styles.group} aria-label={name}>
      {first.bottleneck !== '' && <h3 className={styles.name}>{name}</h3>}
      {boxes.map(({ box, label, bottleneck }) => (
        <DropBox key={box} label={label} heading={bottleneck === ''} onDrop={(id) => onDrop(id, box)}>
          {inBox(box)}
        </DropBox>
      ))}
    </section>
  )
}
