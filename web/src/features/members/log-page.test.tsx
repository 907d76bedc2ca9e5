import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { LogLine } from '../../api/company-log'
import { renderInApp } from '../../test/render'
import { broken, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { selectable } from '../../test/site'
import LogPage from './log-page'

beforeEach(() => {
  signedIn()
  on('GET /api/company-dashboard/companies/', [selectable(3, 'Pompwacht B.V.')])
})

const log = 'GET /api/companies/{company}/log/'

const aLine = (id: number, changes: Partial<LogLine> = {}): LogLine => ({
  id,
  at: '2026-11-20T10:00:00Z',
  by: { id: 7, username: 'anna' },
  action: 'invited',
  subject: `lid${id}@example.nl`,
  detail: 'Lezer',
  ...changes,
})

test('what happened shows newest first, a page at a time', async () => {
  const asked = on(log, reply(200, [aLine(9)], { Link: '</api/companies/3/log/?after=9>; rel="next"' }), [
    aLine(8, { by: null, action: 'bsn_revealed', subject: '', detail: '' }),
  ])
  renderInApp(<LogPage />)
  expect(await screen.findByText('Uitgenodigd', { selector: 'td' })).toBeTruthy()
  expect(screen.getByText('20-11-2026, 11:00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Meer tonen' }))
  expect(await screen.findByText('onze helpdesk')).toBeTruthy()
  expect(screen.getByText('BSN bekeken', { selector: 'td' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Meer tonen' })).toBeNull()
  expect(asked.map(({ query }) => query.get('after'))).toEqual([null, '9'])
})

test('it is chosen by kind and by days, and a day that is none is said', async () => {
  const asked = on(log, [aLine(9)], [])
  renderInApp(<LogPage />)
  await screen.findByText('lid9@example.nl')
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const show = () => fireEvent.click(screen.getByRole('button', { name: 'Toon' }))
  type('Wat', 'removed')
  type('Vanaf', '32-1-2027')
  show()
  expect(await screen.findByText(/bestaat niet|Deze dag/)).toBeTruthy()
  type('Vanaf', '1-1-2027')
  type('Tot en met', '2-1-2027')
  show()
  expect(await screen.findByText('Geen regels bij deze keuze.')).toBeTruthy()
  expect(asked.at(-1)?.query.toString()).toBe('action=removed&from=2027-01-01&to=2027-01-02')
})

test('it is downloaded as it is chosen', async () => {
  on(log, [aLine(9)])
  const asked = on('GET /api/companies/{company}/log.csv/', broken)
  renderInApp(<LogPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByText('Het downloaden is niet gelukt. Probeer het opnieuw.')).toBeTruthy()
})

test('a log without lines, and one that does not load', async () => {
  on(log, broken, [])
  renderInApp(<LogPage />)
  expect(await screen.findByText('Kon logboek niet laden')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Er staat nog niets in het logboek.')).toBeTruthy()
})
