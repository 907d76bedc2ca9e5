import type { Clause, LayoutBox } from '../../api/layout'

/** Where sentences wait that have no box yet. */
export const waiting = 'Nog te plaatsen'

/** 'Knelpunt 2, oplossing' */
export function nameOf(boxes: LayoutBox[], box: string | null): string {
  const found = boxes.find((one) => one.box === box)
  if (found === undefined) return waiting
  return found.bottleneck === '' ? found.label : `${found.bottleneck}, ${found.label}`
}

/** Returns the box that a model suggests for a sentence that waits. */
export const suggestionOf = ({ box, edited, suggested }: Clause): string | undefined =>
  box === null && !edited ? suggested : undefined

/** Boxes that are shown together: those of one bottleneck, or one other box. */
export interface Group {
  name: string
  boxes: LayoutBox[]
}

export const isOfBottleneck = ({ boxes }: Group): boolean => boxes[0]?.bottleneck !== ''

export function groupsOf(boxes: LayoutBox[]): Group[] {
  const groups: Group[] = []
  for (const box of boxes) {
    const name = box.bottleneck || box.label
    const last = groups.at(-1)
    if (last?.name === name) last.boxes.push(box)
    else groups.push({ name, boxes: [box] })
  }
  return groups
}

const slotOf = (box: string | null): string => box?.split('.')[1] ?? ''

/** Returns the bottleneck that a sentence is in, else the one of a sentence before it, else the first. */
function bottleneckOf(groups: Group[], clauses: Clause[], { id }: Clause): Group | undefined {
  const before = clauses.slice(0, clauses.findIndex((one) => one.id === id) + 1).toReversed()
  for (const { box } of before) {
    const found = groups.find((group) => group.boxes.some((one) => one.box === box))
    if (found !== undefined) return found
  }
  return groups[0]
}

/** The boxes beside those of a bottleneck that have a digit, in its order. */
const others = ['novelty', 'description', 'phases', 'none']

/** Returns where each digit puts a sentence: into a text of its bottleneck, or into another box. 0 takes it out. */
export function digitsOf(boxes: LayoutBox[], clauses: Clause[], clause: Clause): Map<string, string | null> {
  const bottleneck = bottleneckOf(groupsOf(boxes).filter(isOfBottleneck), clauses, clause)
  const slots = bottleneck?.boxes.map(({ box }) => box) ?? []
  const all = [...slots, ...others.filter((box) => boxes.some((one) => one.box === box))]
  return new Map<string, string | null>([...all.map((box, i): [string, string] => [String(i + 1), box]), ['0', null]])
}

/** Returns the box of the bottleneck before or after, with the same text; undefined when there is none. */
export function besideOf(boxes: LayoutBox[], clauses: Clause[], clause: Clause, by: -1 | 1): string | undefined {
  const groups = groupsOf(boxes).filter(isOfBottleneck)
  const now = bottleneckOf(groups, clauses, clause)
  const next = now && groups[groups.indexOf(now) + by]
  return (next?.boxes.find(({ box }) => slotOf(box) === slotOf(clause.box)) ?? next?.boxes[0])?.box
}
