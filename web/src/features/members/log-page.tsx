import { Button, Flex, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SelectableCompany } from '../../api/companies'
import { companyLog, downloadLog, type LogFilter, type LogLine } from '../../api/company-log'
import { momentOf } from '../../lib/moment-of'
import { problemsOf } from '../../lib/problem'
import { sentenceOf } from '../../lib/rules/sentences'
import { parseTypedDate } from '../../lib/typed-date'
import { OfCompany } from '../../shared/company/of-company'
import { usePageTitle } from '../../shared/site/use-page-title'
import { DownloadButton } from '../../ui/download-button'
import { Empty } from '../../ui/empty'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { type Column, RowTable } from '../../ui/row-table'
import { useForm } from '../../ui/use-form'
import { actions, actionWords } from './log-words'

const columns: [Column<LogLine>, ...Column<LogLine>[]] = [
  { label: 'Wanneer', width: '11rem', cell: ({ at }) => <span translate="no">{momentOf(at)}</span> },
  { label: 'Wie', cell: ({ by }) => (by === null ? 'onze helpdesk' : <span translate="no">{by.username}</span>) },
  { label: 'Wat', cell: ({ action }) => actionWords[action] },
  { label: 'Over', cell: ({ subject }) => (subject === '' ? '-' : <span translate="no">{subject}</span>) },
  { label: 'Toelichting', cell: ({ detail }) => detail || '-' },
]

interface FilterText {
  action: string
  from: string
  to: string
}

const wrongDay = (text: string): string | null => {
  const { refusal } = parseTypedDate(text)
  return text.trim() === '' || refusal === null ? null : sentenceOf(refusal)
}

function filterOf({ action, from, to }: FilterText): LogFilter {
  const chosen = actions.find((one) => one === action)
  const [first, last] = [parseTypedDate(from).value, parseTypedDate(to).value]
  return {
    ...(chosen && { action: chosen }),
    ...(first !== null && { from: first }),
    ...(last !== null && { to: last }),
  }
}

/** Which lines are shown: of all that is filled in. */
function Filter({ onFilter }: { onFilter: (filter: LogFilter) => void }) {
  const form = useForm({
    initial: { action: '', from: '', to: '' },
    prefix: 'logboek-',
    check: ({ from, to }) => problemsOf({ from: wrongDay(from), to: wrongDay(to) }),
    send: async (text) => onFilter(filterOf(text)),
    refusal: () => [],
  })
  return (
    <Flex component="form" wrap="wrap" gap="sm" align="flex-end" noValidate onSubmit={form.submit}>
      <NativeSelect
        label="Wat"
        value={form.values.action}
        data={[{ value: '', label: 'Alles' }, ...actions.map((value) => ({ value, label: actionWords[value] }))]}
        onChange={({ currentTarget }) => form.set({ action: currentTarget.value })}
      />
      <TextInput {...form.field('from')} label="Vanaf" placeholder="1-1-2027" autoComplete="off" />
      <TextInput {...form.field('to')} label="Tot en met" placeholder="31-12-2027" autoComplete="off" />
      <Button {...form.button} variant="default">
        Toon
      </Button>
    </Flex>
  )
}

/** What was decided about the members and personal data of a company. */
function CompanyLog({ company: { id, company_name: name } }: { company: SelectableCompany }) {
  const [filter, setFilter] = useState<LogFilter>({})
  const log = useInfiniteQuery(companyLog(id, filter))
  const lines = log.data?.pages.flatMap((page) => page.lines)
  return (
    <Page
      title="Logboek"
      lead={name}
      wide
      tools={
        <DownloadButton
          label="Download CSV"
          filename={`logboek-${id}.csv`}
          load={() => downloadLog(id, filter)}
          variant="default"
        />
      }
    >
      <Filter onFilter={setFilter} />
      <Loaded
        query={{ ...log, data: lines }}
        text="We halen het logboek op."
        as="table"
        failed="Kon logboek niet laden"
        empty={
          <Empty drawing="search">
            {Object.keys(filter).length > 0 ? 'Geen regels bij deze keuze.' : 'Er staat nog niets in het logboek.'}
          </Empty>
        }
      >
        {(rows) => (
          <RowTable
            card
            name="Logboek"
            columns={columns}
            rows={rows}
            keyOf={(line) => line.id}
            {...(log.hasNextPage && {
              last: (
                <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                  Meer tonen
                </Button>
              ),
            })}
          />
        )}
      </Loaded>
    </Page>
  )
}

/** The log of the selected company. */
export default function LogPage() {
  usePageTitle('Logboek')
  return (
    <OfCompany title="Logboek" needs="readLog">
      {(company) => <CompanyLog key={company.id} company={company} />}
    </OfCompany>
  )
}
