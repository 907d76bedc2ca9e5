import type { Clause, Layout, LayoutBox, Placing } from '../../api/layout'

const slots = [
  ['problem', 'wat lukt niet'],
  ['cause', 'waardoor'],
  ['unknown', 'wat vooraf onbekend is'],
  ['ruled_out', 'wat afviel'],
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

/** A server with a layout, as far as the client can tell. `refuse` answers the next writes instead. */
export function layoutServer(layout: Layout) {
  let rev = 1
  const refuse: (() => Response)[] = []
  const shown = () => Response.json(layout, { headers: { ETag: `"${rev}"` } })
  function place(moves: Placing[]) {
    const boxes = new Map(moves.map(({ clause, box }) => [clause, box]))
    const clauses = layout.clauses.map((clause) => ({
      ...clause,
      box: boxes.get(clause.id) ?? (boxes.has(clause.id) ? null : clause.box),
    }))
    layout = { ...layout, clauses }
    rev++
  }
  return {
    refuse,
    /** Somebody else puts sentences elsewhere. */
    place,
    boxOf: (id: string) => layout.clauses.find((clause) => clause.id === id)?.box,
    get: shown,
    put(body: unknown, match: string | null) {
      const refused = refuse.shift()
      if (refused !== undefined) return refused()
      if (match !== `"${rev}"`) return Response.json({ detail: 'Gewijzigd', layout }, { status: 412 })
      place((body as { place: Placing[] }).place)
      return shown()
    },
  }
}
