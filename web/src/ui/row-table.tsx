import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from './row-table.module.css'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** Whether it has figures, which are compared by their last digits. */
  figure?: boolean
  /** Its width, if its content says too little about it. */
  width?: string
  /** Whether it has only what one can press, which paper need not have. */
  onScreen?: boolean
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
  /** Whether it has so few columns that it stays a table where there is little room. */
  narrow?: boolean
  /** What all rows come to: rows with a cell for each column. */
  foot?: ReactNode[][]
  /** The content of a last row that spans all columns. */
  last?: ReactNode
}

/** Returns by what the style sheet knows the cells of a column. A translator leaves figures alone. */
const marks = ({ figure, onScreen }: Pick<Column<unknown>, 'figure' | 'onScreen'>) => ({
  'data-figure': figure,
  'data-on-screen': onScreen,
  ...(figure && { translate: 'no' as const }),
})

const controls = 'a, button, input, select, textarea, label, details, [role^=menu]'

/** Reports whether a press was on a control inside the row. */
const onControl = (event: MouseEvent) => event.target instanceof Element && event.target.closest(controls) !== null

/** The role that an element has in a table. It would lose it where the style sheet lays rows out as cards. */
const as = (role: string) => ({ role })

/**
 * A table whose rows may lead somewhere: press anywhere on a row, or use the link
 * in its first cell. Where it has little room, rows are cards.
 */
export function RowTable<Row>({
  name,
  columns,
  rows,
  keyOf,
  targetOf,
  card = false,
  narrow,
  foot = [],
  last,
}: Props<Row>) {
  const navigate = useNavigate()
  const [first, ...others] = columns

  function press(event: MouseEvent, target: Target | undefined) {
    if (target !== undefined && !onControl(event)) navigate(target.path, { state: target.state })
  }

  return (
    <div className={styles.box} data-card={card || undefined} data-narrow={narrow}>
      <table className={styles.table} {...as('table')} aria-label={name}>
        <thead className={styles.head} {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map(({ label, width, ...look }) => (
              <th
                key={label}
                className={styles.label}
                scope="col"
                {...as('columnheader')}
                style={{ width }}
                {...marks(look)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map((row) => {
            const target = targetOf?.(row)
            return (
              <tr
                key={keyOf(row)}
                className={styles.row}
                {...as('row')}
                data-leads={target !== undefined || undefined}
                onClick={(event) => press(event, target)}
              >
                <th className={styles.first} scope="row" {...as('rowheader')} data-label={first.label}>
                  {target === undefined ? (
                    <span className={styles.name}>{first.cell(row)}</span>
                  ) : (
                    <Link className={styles.link} to={target.path} state={target.state}>
                      {first.cell(row)}
                    </Link>
                  )}
                </th>
                {others.map(({ label, cell, ...look }) => (
                  <td key={label} className={styles.cell} {...as('cell')} data-label={label} {...marks(look)}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
          {last !== undefined && (
            <tr {...as('row')}>
              <td className={styles.last} {...as('cell')} colSpan={columns.length}>
                {last}
              </td>
            </tr>
          )}
        </tbody>
        {foot.length > 0 && (
          <tfoot {...as('rowgroup')}>
            {foot.map(([name, ...sums]) => (
              <tr key={String(name)} className={styles.row} {...as('row')}>
                <th className={styles.first} scope="row" {...as('rowheader')}>
                  {name}
                </th>
                {others.map(({ label, ...look }, at) => (
                  <td key={label} className={styles.cell} {...as('cell')} data-label={label} {...marks(look)}>
                    {sums[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}
