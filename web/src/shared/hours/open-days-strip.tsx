import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { openDaysSummary } from '../../api/open-days'
import { useSite } from '../../api/site'
import { paths } from '../../lib/paths'
import { Notice } from '../../ui/notice'
import { useCompanySelection } from '../company/company-selection'
import { useMay } from '../company/use-may'
import { monthOfFirst, summaryWords } from './open-days-words'

interface Props {
  company: number
  /** The number of the project, when it is about that alone. */
  project?: string
}

/** How many days are open, with the way to see whose. Nothing when there are none, or for who may not see them. */
export function OpenDaysStrip({ company, project }: Props) {
  const reads = useMay(company)('readMonths')
  const today = useSite()?.today
  const { select } = useCompanySelection()
  const { data } = useQuery({ ...openDaysSummary(company, project), enabled: reads })
  const words = !reads || data === undefined || today === undefined ? null : summaryWords(data, today)
  if (data === undefined || words === null) return null
  const month = monthOfFirst(data)
  return (
    <Notice tone="warning">
      {words}{' '}
      <Anchor
        component={Link}
        inherit
        to={paths.months + (month === null ? '' : `?month=${month}`)}
        onClick={() => select(company)}
      >
        Bekijk de maanden
      </Anchor>
    </Notice>
  )
}
