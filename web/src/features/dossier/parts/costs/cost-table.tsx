import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { PartContents } from '../../../../api/application'
import { Actions } from '../../../../components/actions'
import { Notice } from '../../../../components/notice'
import type { Problem } from '../../../../lib/problem'
import { shortEuro } from '../../../../lib/rules/benefit'
import { sumOf } from '../../../../lib/rules/cost-item'
import { newId } from '../../saving/items'
import { placeKey, useRows } from '../use-rows'
import { CostRow } from './cost-row'
import styles from './cost-table.module.css'

export type Cost = PartContents['costs']['items'][number]

interface Props {
  items: Cost[]
  onChange: (items: Cost[]) => void
  problems: Problem[]
}

const empty = (): Cost => ({
  id: newId(),
  post: '',
  cents: 0,
  times: 1,
  vat: 'excl',
  share: 100,
  kind: '',
  kind_by: 'user',
  reason: '',
  from: '',
})

const columns = ['Post', 'Bedrag', 'Aantal', 'Btw', 'Deel', 'Telt als', 'Telt mee']

/** The items of the costs, with their totals. Where it has little room, rows are cards. */
export function CostTable({ items, onChange, problems }: Props) {
  const rows = useRows(items, onChange)
  const { costs, expenditures } = sumOf(items)
  const totals = [
    { name: 'Kosten', amount: costs },
    { name: 'Uitgaven', amount: expenditures },
    { name: 'Telt samen mee, zonder btw', amount: costs + expenditures },
  ]
  return (
    <div className={styles.box} ref={rows.list}>
      {items.length === 0 && <p className={styles.none}>Er zijn nog geen posten.</p>}
      {items.length > 0 && (
        <table className={styles.table} aria-label="Kosten en uitgaven">
          <thead>
            <tr>
              {columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {items.map((item, at) => (
              <CostRow
                key={placeKey(at)}
                item={item}
                at={at}
                problems={problems}
                onChange={(next) => rows.write(at, next)}
                onRemove={() => rows.remove(at)}
              />
            ))}
          </tbody>
          <tfoot>
            {totals.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row" colSpan={6}>
                  {name}
                </th>
                <td>{shortEuro(amount)}</td>
                <td />
              </tr>
            ))}
          </tfoot>
        </table>
      )}
      {rows.removed !== null && (
        <Notice tone="info">
          <p>De post is verwijderd.</p>
          <Actions>
            <Button data-undo variant="default" size="xs" onClick={rows.undo}>
              Ongedaan maken
            </Button>
          </Actions>
        </Notice>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          onClick={() => rows.add(empty())}
        >
          Post toevoegen
        </Button>
      </div>
    </div>
  )
}
