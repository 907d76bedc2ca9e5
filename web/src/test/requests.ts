import type { Payment } from '../api/payments'
import type { RequestCard, WbsoDocument, WbsoRequest } from '../api/requests'

/** A request as lists show it, ready and not paid unless the test says otherwise. */
export const aRequest = (changes: Partial<RequestCard> = {}): RequestCard => ({
  id: 12,
  role: 'owner',
  project_number: 'WBSO-2026-00012',
  status: 'document_verwerkt',
  payment_status: 'unpaid',
  project_title: 'Lagerschade herkennen',
  company_profile: { id: 3, company_name: 'Pompwacht B.V.' },
  project_information: { id: 12, project_title: 'Lagerschade herkennen' },
  elevator_pitch: 'Wij herkennen lagerschade twee weken vooraf.',
  filing: {
    from: '2027-01-01',
    start_month: '2027-01',
    deadline: '2026-12-20',
    months: 12,
    past: false,
    uncounted: false,
    weekend: 'zondag',
    working_days: 20,
  },
  next: { profile: '/profiel-gaat-hierheen', requests: '/lijst-gaat-hierheen', show_error: false },
  question_count: 0,
  filed: null,
  benefit: 12_528_00,
  employee_count: 0,
  hours_this_month: '0',
  created_at: '2026-11-21T23:30:00Z',
  ...changes,
})

/** The same with all its texts. */
export const wholeRequest = (changes: Partial<WbsoRequest> = {}): WbsoRequest => ({
  ...aRequest(),
  company_profile: {
    id: 3,
    role: 'owner',
    company_name: 'Pompwacht B.V.',
    kvk_number: '12345678',
    btw_number: '',
    address: '',
    postal_code: '',
    city: '',
    contact_person: '',
    email: '',
    phone: '',
  },
  updated_at: '2026-11-22T09:00:00Z',
  failure: null,
  client_company: { id: 3, name: 'Pompwacht B.V.' },
  innovation_description: 'Een eigen algoritme.',
  technical_challenges_input: 'De rekenkracht is beperkt.',
  applicant: 'company',
  estimated_hours_input: 1200,
  cost_method: 'hours',
  cost_items_input: null,
  start_of_project: '2027-01-01',
  project_started_on: null,
  own_hours: null,
  collaborative_effort: false,
  collaboration_partners: [],
  project_type: 'programmatuur',
  also_develop_code: false,
  cost_calculation_method: null,
  extra_costs_description: null,
  open_questions: [],
  ...changes,
})

/** A document of it. */
export const aDocument = (kind: WbsoDocument['kind'], id = 1): WbsoDocument => ({
  id,
  request: 12,
  kind,
  version: null,
  filename: `${kind}.pdf`,
  content_type: 'application/pdf',
  size: 1,
  created_at: '2026-11-22T10:00:00Z',
  url: `/api/documents/${id}/download/`,
})

/** A payment of it, paid unless the test says otherwise. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 1,
  request: 12,
  status: 'paid',
  refund_due: false,
  amount: 96_195,
  price: 79_500,
  vat: 16_695,
  currency: 'eur',
  code: null,
  invoice_to: null,
  created_at: '2026-11-22T10:00:00Z',
  paid_at: '2026-11-22T10:01:00Z',
  ...changes,
})
