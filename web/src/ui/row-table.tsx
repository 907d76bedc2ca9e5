import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from './row-table.module.css'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
}

/** Where a row leads. */
export interface Target {
  path: string
  state?: unknown
}

interface Props<Row> {
  /** The name of the table, for screen readers. */
  name: string
  /** The cell of the first column is the link of its row, if the row leads somewhere. */
  columns: [Column<Row>, ...Column<Row>[]]
  rows: Row[]
  keyOf: (row: Row) => number | string
  /** Absent when rows lead nowhere. */
  targetOf?: (row: Row) => Target
  /** Whether it is in a card of its own. */
  card?: boolean
  /** The content of a last row that spans all columns. */
  last?: ReactNode
}

/** Reports whether a press was on a control inside the row. */
const onControl = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a, button') !== null

/**
 * A table whose rows may lead somewhere: press anywhere on a row, or use the link
 * in its first cell. Where it has little room, rows are cards.
 */
export function RowTable<Row>({ name, columns, rows, keyOf, targetOf, card = false, last }: Props<Row>) {
  const navigate = useNavigate()
  const [first, ...others] = columns

  function press(event: MouseEvent, target: Target | undefined) {
    if (target !== undefined && !onControl(event)) navigate(target.path, { state: target.state })
  }

  return (
    <div className={styles.box} data-card={card || undefined}>
      <table className={styles.table} aria-label={name}>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} className={styles.label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const target = targetOf?.(row)
            return (
              <tr
                key={keyOf(row)}
                className={styles.row}
                data-leads={target !== undefined || undefined}
                onClick={(event) => press(event, target)}
              >
                <th className={styles.first} scope="row" data-label={first.label}>
                  {target === undefined ? (
                    <span className={styles.name}>{first.cell(row)}</span>
                  ) : (
                    <Link className={styles.link} to={target.path} state={target.state}>
                      {first.cell(row)}
                    </Link>
                  )}
                </th>
                {others.map(({ label, cell }) => (
                  <td key={label} className={styles.cell} data-label={label}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
          {last !== undefined && (
            <tr>
              <td className={styles.last} colSpan={columns.length}>
                {last}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
