import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Summary, summaryOf } from '../../api/reports'
import { asQuery, type Period } from './period'

interface Report {
  period: Period
  summary: Summary
}

/**
 * Loads the report of a period. Until it is there, and when it cannot be loaded, the
 * report that was last on the screen stays, under the name of its own period. The
 * library's own `keepPreviousData` drops it as soon as loading fails.
 */
export function useReport(project: string, period: Period) {
  const { data, error, refetch } = useQuery(summaryOf(project, asQuery(period)))
  const [report, setReport] = useState<Report | null>(null)
  if (data !== undefined && data !== report?.summary) setReport({ period, summary: data })
  return { report, isOther: data === undefined, error, retry: () => void refetch() }
}
