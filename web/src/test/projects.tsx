import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import type { CompanyStats } from '../api/companies'
import type { Employee } from '../api/employees'
import type { ProjectStats } from '../api/projects'
import { renderInApp } from './render'

/** The filing of a project that starts in March. */
export const fromMarch: ProjectStats['filing'] = {
  from: '2026-03-01',
  start_month: '2026-03',
  deadline: '2026-02-28',
  months: 10,
  past: false,
  uncounted: false,
  weekend: 'zaterdag',
  working_days: 0,
}

const monthsFromMarch = Array.from({ length: 10 }, (_, i) => ({
  month: `2026-${String(i + 3).padStart(2, '0')}`,
  hours: '0.0',
  counted_hours: '0.0',
}))

/** A paid project without hours. */
export const aProject = (changes: Partial<ProjectStats> = {}): ProjectStats => ({
  id: 12,
  project_number: 'WBSO-2026-00012',
  project_title: 'Lagerschade herkennen',
  project_type: 'programmatuur',
  status: 'document_verwerkt',
  start_of_project: '2026-03-01',
  project_started_on: null,
  client_company: { id: 3, name: 'Pompwacht B.V.' },
  estimated_hours: 1200,
  total_employees: 0,
  total_hours_this_month: '0',
  total_hours_this_week: '0',
  total_hours_all_time: '0',
  counted_hours: '0',
  budget: {
    estimated_hours: 1200,
    realised_hours: '0',
    used_percent: 0,
    forecast_hours: null,
    counted_from: '2026-03-01',
    forecast_until: '2026-12-31',
  },
  months: monthsFromMarch,
  filing: fromMarch,
  benefit: 12_528_00,
  recent_entries: [],
  payment_info: null,
  ...changes,
})

/** An employee of its company. */
export const anEmployee = (changes: Partial<Employee> = {}): Employee => ({
  id: 4,
  first_name: 'Sanne',
  last_name: 'de Vries',
  function_title: 'Ontwikkelaar',
  email: 'sanne@example.nl',
  bsn: '••••••333',
  company_profile: 3,
  is_approved: true,
  archived: false,
  assigned_projects: [],
  workdays: [1, 2, 3, 4, 5],
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
})

/** The company, with that project. */
export const companyFigures = (changes: Partial<CompanyStats> = {}): CompanyStats => ({
  company: {
    id: 3,
    role: 'owner',
    company_name: 'Pompwacht B.V.',
    kvk_number: '12345678',
    btw_number: '',
    address: 'Kade 12',
    postal_code: '3011 AB',
    city: 'Rotterdam',
    contact_person: '',
    email: '',
    phone: '',
  },
  total_projects: 1,
  total_employees: 2,
  total_hours_this_month: '1310.5',
  projects: [
    {
      id: 12,
      project_number: 'WBSO-2026-00012',
      project_title: 'Lagerschade herkennen',
      project_type: 'fysiek_product',
      status: 'document_verwerkt',
      payment_status: 'paid',
      start_of_project: '2026-03-01',
      filed: null,
      filing: fromMarch,
      question_count: 0,
      benefit: 12_528_00,
      employee_count: 1,
      hours_this_month: '310.5',
      estimated_hours: 1200,
      counted_hours: '1310.5',
      months: monthsFromMarch,
    },
  ],
  ...changes,
})

/** Renders a screen of the project area, inside a frame that has loaded the project. */
export const renderInProject = (screen: ReactNode, project = aProject()) =>
  renderInApp(
    <Routes>
      <Route element={<Outlet context={project} />}>
        <Route path="*" element={screen} />
      </Route>
    </Routes>,
  )
