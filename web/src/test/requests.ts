import type { RequestSummary } from '../api/requests'

/** A request as lists show it, ready and not paid unless the test says otherwise. */
export const aRequest = (changes: Partial<RequestSummary> = {}): RequestSummary => ({
  id: 12,
  project_number: 'WBSO-2026-00012',
  status: 'document_verwerkt',
  payment_status: 'unpaid',
  project_title: 'Lagerschade herkennen',
  company_profile: { id: 3, company_name: 'Pompwacht B.V.' },
  project_information: { id: 12, project_title: 'Lagerschade herkennen' },
  elevator_pitch: 'Wij herkennen lagerschade twee weken vooraf.',
  filing: { start_month: '2027-01', deadline: '2026-12-20', months: 12, past: false },
  next: { profile: '/profiel-gaat-hierheen', requests: '/lijst-gaat-hierheen', show_error: false },
  employee_count: 0,
  hours_this_month: '0',
  created_at: '2026-11-21T23:30:00Z',
  ...changes,
})
