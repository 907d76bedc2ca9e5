import type { Budget } from '../../api/projects'
import type { Summary } from '../../api/reports'

export const aBudget = (changes: Partial<Budget> = {}): Budget => ({
  estimated_hours: 1800,
  realised_hours: '812.5',
  used_percent: 45.1,
  forecast_hours: '1640',
  counted_from: '2026-01-01',
  forecast_until: '2026-12-31',
  ...changes,
})

/** November 2026 of two employees, of whom one worked more than full time. */
export const aSummary = (changes: Partial<Summary> = {}): Summary => ({
  project_number: 'WBSO-2026-00042',
  from: '2026-11-01',
  to: '2026-11-30',
  total_hours: '190.5',
  counted_hours: '190.5',
  late_hours: '0.0',
  total_employees: 2,
  total_entries: 25,
  avg_hours_per_day: '14.65',
  usage_percent: 55,
  usage_level: 'ok',
  employee_breakdown: [
    {
      employee: 4,
      employee_name: 'Anna de Vries',
      function_title: 'Ontwikkelaar',
      total_hours: '180',
      late_hours: '0.0',
      entries_count: 23,
      usage_percent: 103.9,
      usage_level: 'error',
    },
    {
      employee: 5,
      employee_name: 'Bob Jansen',
      function_title: '',
      total_hours: '10.5',
      late_hours: '0.0',
      entries_count: 2,
      usage_percent: 6.1,
      usage_level: 'ok',
    },
  ],
  days: [
    { date: '2026-11-01', hours: '0.5' },
    { date: '2026-11-02', hours: '8' },
    { date: '2026-11-08', hours: '7.5' },
    { date: '2026-11-09', hours: '100' },
    { date: '2026-11-30', hours: '74.5' },
  ],
  ...changes,
})
