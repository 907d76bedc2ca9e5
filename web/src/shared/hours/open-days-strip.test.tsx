import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '../../lib/roles'
import { renderInApp } from '../../test/render'
import { arrived, broken, on } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { aSite, selectable } from '../../test/site'
import { OpenDaysStrip } from './open-days-strip'

const call = 'GET /api/companies/{company}/open-days/summary/'
const summary = { people: 3, open_days: 7, late_days: 0, soon_late: 2, late_on: '2026-11-20', oldest: '2026-11-05' }

beforeEach(signedIn)

const open = (role: Role, project?: string) => {
  on('GET /api/site/', aSite({ today: '2026-11-17' }))
  on('GET /api/company-dashboard/companies/', [selectable(3, 'Pompwacht B.V.', role)])
  renderInApp(<OpenDaysStrip company={3} {...(project !== undefined && { project })} />)
}

test('a reader sees how many days are open, and goes to the month of the first', async () => {
  const asked = on(call, summary)
  open('reader', 'WBSO-2026-00012')
  expect(await screen.findByText(/3 mensen hebben 7 open dagen, 2 daarvan zijn over 3 dagen te laat/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/portal/maanden?month=2026-11')
  expect(asked[0]?.query.get('project_number')).toBe('WBSO-2026-00012')
})

test.each([
  ['none are open', { ...summary, open_days: 0 }],
  ['it does not load', broken],
])('nothing shows when %s', async (_, answer) => {
  const asked = on(call, answer)
  open('owner')
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await arrived()
  expect(screen.queryByRole('status')).toBeNull()
})
