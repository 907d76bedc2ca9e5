import type { Bottleneck, Focus } from '../../../api/application'
import { newId } from '../saving/items'

/** The texts of a bottleneck, in the order in which they are printed. */
export const textFields = [
  { name: 'problem', label: 'Knelpunt', ask: 'Wat lukt technisch niet?' },
  { name: 'cause', label: 'Oorzaak', ask: 'Waardoor komt dat?' },
  {
    name: 'ruled_out',
    label: 'Wat afvalt',
    ask: 'Welke bekende techniek heb je overwogen, en waarom werkt die hier niet?',
  },
  {
    name: 'unknown',
    label: 'Onzekerheid',
    ask: 'Wat weet je vooraf niet, en waarom is dat niet te voorspellen?',
  },
  { name: 'solution', label: 'Oplossingsrichting', ask: 'Wat ontwikkel je zelf, en hoe werkt het?' },
] as const

export const emptyBlock = (side: Focus): Bottleneck => ({
  id: newId(),
  side,
  problem: '',
  cause: '',
  unknown: '',
  ruled_out: '',
  solution: '',
})

/** Puts a block before the one at a place. */
export const inserted = (blocks: Bottleneck[], at: number, block: Bottleneck): Bottleneck[] => [
  ...blocks.slice(0, at),
  block,
  ...blocks.slice(at),
]

export const without = (blocks: Bottleneck[], at: number): Bottleneck[] => blocks.filter((_, place) => place !== at)

/** Moves a block one place up (-1) or down (1). */
export function moved(blocks: Bottleneck[], at: number, by: -1 | 1): Bottleneck[] {
  const block = blocks[at]
  const to = at + by
  if (block === undefined || to < 0 || to >= blocks.length) return blocks
  return inserted(without(blocks, at), to, block)
}
