import { Title } from '@mantine/core'
import { memo, useMemo, useRef, useState } from 'react'
import type { HourEntry } from '../../../api/hours'
import { RowTable } from '../../../components/row-table'
import { Waiting } from '../../../components/waiting'
import { weekWords } from '../../../lib/day-words'
import type { Day } from '../../../lib/rules/dates'
import { ChangeDialog } from './change-dialog'
import { columnsWith, type Doing } from './entry-columns'
import styles from './entry-list.module.css'
import { HistoryDialog } from './history-dialog'
import { useWithdraw } from './use-withdraw'
import { WithdrawDialog } from './withdraw-dialog'
import { WithdrawNotice } from './withdraw-notice'

interface Props {
  monday: Day
  /** Undefined until they are loaded. */
  entries: HourEntry[] | undefined
}

/** The entries of a week, each of which can be changed or withdrawn, and has a history. */
export const EntryList = memo(function EntryList({ monday, entries }: Props) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { withdraw, withdrawn, failed, forget } = useWithdraw(() => {
    setDoing(null)
    heading.current?.focus() // the button that had it is gone
  })
  const columns = useMemo(
    () =>
      columnsWith((next) => {
        forget()
        setDoing(next)
      }),
    [forget],
  )
  const close = () => setDoing(null)

  return (
    <section className={styles.section}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        Registraties van {weekWords(monday).toLowerCase()}
      </Title>
      <WithdrawNotice
        withdrawn={withdrawn}
        failed={failed}
        onHistory={(entry) => setDoing({ what: 'history', entry })}
      />
      {entries === undefined && <Waiting text="We halen de uren op." />}
      {entries?.length === 0 && <p className={styles.none}>Nog geen uren in deze week. Vul ze hierboven in.</p>}
      {entries !== undefined && entries.length > 0 && (
        <div className={styles.card}>
          <RowTable name="Registraties" columns={columns} rows={entries} keyOf={({ id }) => id} />
        </div>
      )}
      {doing?.what === 'change' && <ChangeDialog entry={doing.entry} onClose={close} />}
      {doing?.what === 'history' && <HistoryDialog entry={doing.entry} onClose={close} />}
      {doing?.what === 'withdraw' && (
        <WithdrawDialog entry={doing.entry} onConfirm={() => withdraw(doing.entry)} onClose={close} />
      )}
    </section>
  )
})
