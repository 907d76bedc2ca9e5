import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Summary, summaryOf } from '../../api/reports'
import { asQuery, type Period } from './period'

interface Report {
  period: Period
  summary: Summary
}

/**
 * Loads the report of a period. Until it is there, and when it cannot be loaded, the
 * report that was last on the screen stays, under the name of its own period.
 */
export function useReport(project: string, period: Period) {
  const { data, error, refetch } = useQuery(summaryOf(project, asQuery(period)))
  const last = useRef<Report | null>(null)
  if (data !== undefined) last.current = { period, summary: data }
  return { report: last.current, isOther: data === undefined, error, retry: () => void refetch() }
}
