import { Button, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type Problem, problemAt } from '../../../../lib/problem'
import { shortEuro } from '../../../../lib/rules/benefit'
import { reckoningOf } from '../../../../lib/rules/cost-item'
import { type CostNeed, countedOf, missingOf } from '../../../../lib/rules/costs'
import { readAmount, readWhole, showAmount, showWhole } from '../read'
import { Select } from '../select'
import { TypedField } from '../typed-field'
import type { Cost } from './cost-table'
import styles from './cost-table.module.css'

interface Props {
  item: Cost
  at: number
  listed: boolean
  problems: Problem[]
  onChange: (item: Cost) => void
  onRemove: () => void
}

const vats = [
  { value: 'excl', label: 'Excl.' },
  { value: 'incl', label: 'Incl.' },
]

const kinds = [
  { value: 'kosten', label: 'Kosten' },
  { value: 'uitgave', label: 'Uitgave' },
  { value: 'telt_niet', label: 'Telt niet' },
]

const needs: Record<CostNeed, string> = {
  kind: 'waarvoor het telt',
  amount: 'het bedrag',
  vat: 'de btw',
  share: 'het deel',
}

const showShare = (share: number | null): string => (share === null ? '' : `${share}%`)

/** One item: what it is, its amount, and for how much it counts. */
export function CostRow({ item, at, listed, problems, onChange, onRemove }: Props) {
  const change = (some: Partial<Cost>) => onChange({ ...item, ...some })
  const missing = listed ? missingOf(item) : []
  const name = item.post.trim() === '' ? `Post ${at + 1}` : item.post
  const field = (member: keyof Cost, label: string) => ({
    name: `items.${at}.${member}`,
    hiddenLabel: `${label} van ${name}`,
    size: 'sm',
    problem: problemAt(problems, `items.${at}.${member}`),
  })

  return (
    <tr data-row={at} data-kind={item.kind}>
      <th scope="row" className={styles.post} data-label="Post">
        <Textarea
          id={`items.${at}.post`}
          aria-label={`Post ${at + 1}`}
          size="sm"
          autosize
          minRows={1}
          value={item.post}
          error={problemAt(problems, `items.${at}.post`)}
          onChange={(event) => change({ post: event.currentTarget.value })}
        />
        {missing.length > 0 && (
          <p className={styles.missing}>Vul nog in: {missing.map((need) => needs[need]).join(', ')}</p>
        )}
        {item.reason !== '' && <p className={styles.note}>{item.reason}</p>}
        {item.from !== '' && item.from !== item.post && <p className={styles.note}>Uit je tekst: ‘{item.from}’</p>}
      </th>
      <td data-label="Bedrag">
        <TypedField
          {...field('cents', 'Bedrag')}
          inputMode="decimal"
          placeholder="€"
          value={item.cents}
          show={showAmount}
          read={readAmount}
          onRead={(cents) => change({ cents })}
        />
      </td>
      <td data-label="Aantal">
        <TypedField
          {...field('times', 'Aantal')}
          inputMode="numeric"
          value={item.times}
          show={showWhole}
          read={readWhole(1, 1000, 1)}
          onRead={(times) => change({ times })}
        />
      </td>
      <td data-label="Btw">
        <Select
          {...field('vat', 'Btw')}
          none="Kies"
          options={vats}
          value={item.vat}
          onChoose={(vat) => change({ vat: vat as Cost['vat'] })}
        />
      </td>
      <td data-label="Deel">
        <TypedField
          {...field('share', 'Deel voor dit project')}
          inputMode="numeric"
          placeholder="%"
          value={item.share}
          show={showShare}
          read={readWhole(0, 100, null)}
          onRead={(share) => change({ share })}
        />
      </td>
      <td data-label="Telt als">
        <Select
          {...field('kind', 'Soort')}
          none="Kies"
          options={kinds}
          value={item.kind}
          onChoose={(kind) => change({ kind: kind as Cost['kind'], kind_by: 'user', reason: '' })}
        />
      </td>
      <td className={styles.counted} data-label="Telt mee">
        <Counted item={item} />
      </td>
      <td className={styles.tool}>
        <Button variant="subtle" size="compact-sm" aria-label={`${name} verwijderen`} onClick={onRemove}>
          <IconTrash size={18} stroke={2} aria-hidden="true" />
        </Button>
      </td>
    </tr>
  )
}

function Counted({ item }: { item: Cost }) {
  if (item.kind === 'telt_niet') return <span className={styles.quiet}>niet</span>
  if (missingOf(item).length > 0) return <span className={styles.quiet}>nog niet</span>
  const reckoning = reckoningOf(item)
  return (
    <>
      {shortEuro(countedOf(item) ?? 0)}
      {reckoning !== '' && <span className={styles.reckoning}>{reckoning}</span>}
    </>
  )
}
