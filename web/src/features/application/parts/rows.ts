/** Puts a row before the one at a place. */
export const inserted = <Row>(rows: Row[], at: number, row: Row): Row[] => [
  ...rows.slice(0, at),
  row,
  ...rows.slice(at),
]

export const without = <Row>(rows: Row[], at: number): Row[] => rows.filter((_, place) => place !== at)

export const replaced = <Row>(rows: Row[], at: number, row: Row): Row[] =>
  rows.map((one, place) => (place === at ? row : one))

/** Moves a row one place up (-1) or down (1). */
export function moved<Row>(rows: Row[], at: number, by: -1 | 1): Row[] {
  const row = rows[at]
  const to = at + by
  if (row === undefined || to < 0 || to >= rows.length) return rows
  return inserted(without(rows, at), to, row)
}
