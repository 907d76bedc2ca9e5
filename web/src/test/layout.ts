import type { Clause, Layout, LayoutBox } from '../api/layout'
import { type Answer, on, type Received, reply } from './server'

const slots = [
  ['problem', 'knelpunt'],
  ['solution', 'oplossing'],
] as const

const bottleneck = (id: string, name: string, exists = true): LayoutBox[] =>
  slots.map(([slot, label]) => ({ box: `${id}.${slot}`, part: 'bottlenecks', bottleneck: name, label, exists }))

const other = (box: string, part: LayoutBox['part'], label: string): LayoutBox => ({
  box,
  part,
  bottleneck: '',
  label,
  exists: true,
})

/** The boxes of an application with two bottlenecks. */
const someBoxes: LayoutBox[] = [
  other('description', 'omschrijving', 'Projectomschrijving'),
  ...bottleneck('k1', 'Knelpunt 1'),
  ...bottleneck('k2', 'Knelpunt 2'),
  ...bottleneck('k3', 'Nieuw knelpunt', false),
  other('novelty', 'novelty', 'Technische nieuwheid'),
  other('phases', 'phases', 'Fasering werkzaamheden'),
  other('none', 'left_out', 'Hoort er niet in'),
]

export const aClause = (id: string, text: string, box: string | null, changes: Partial<Clause> = {}): Clause => ({
  id,
  text,
  from: 'technical_challenges_input',
  proposed: box,
  box,
  quote: null,
  edited: false,
  ...changes,
})

export const aLayout = (clauses: Clause[], hidden = { clauses: 0, unplaced: 0 }): Layout => ({
  boxes: someBoxes,
  clauses,
  hidden,
})

const path = '/api/requests/{id}/application/layout/'

type Move = Pick<Received<`PUT ${typeof path}`>['body']['place'][number], 'clause' | 'box'>

/** Serves a layout, as far as the client can tell. `refuse` answers the next writes instead; `along` adds to a move. */
export function layoutServer(layout: Layout, along = (moves: Move[]) => moves) {
  let rev = 1
  const refuse: (() => Answer<`PUT ${typeof path}`>)[] = []
  const shown = () => reply(200, layout, { ETag: `"${rev}"` })
  function place(moves: Move[]) {
    const boxes = new Map(moves.map(({ clause, box }) => [clause, box]))
    const clauses = layout.clauses.map((clause) => ({
      ...clause,
      box: boxes.get(clause.id) ?? (boxes.has(clause.id) ? null : clause.box),
    }))
    layout = { ...layout, clauses }
    rev++
  }
  on(`GET ${path}`, shown)
  const sent = on(`PUT ${path}`, ({ body, headers }) => {
    const refused = refuse.shift()
    if (refused !== undefined) return refused()
    if (headers.get('If-Match') !== `"${rev}"`) return reply(412, { detail: 'Gewijzigd', layout })
    place(along(body.place))
    return shown()
  })
  return {
    sent,
    refuse,
    /** Somebody else puts sentences elsewhere. */
    place,
    boxOf: (id: string) => layout.clauses.find((clause) => clause.id === id)?.box,
  }
}
