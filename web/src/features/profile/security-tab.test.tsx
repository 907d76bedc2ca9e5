import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '../../api/sessions'
import { renderInApp } from '../../test/render'
import { broken, on, reply, writes } from '../../test/server'
import SecurityTab from './security-tab'

const list = 'GET /api/account/sessions/'
const one = 'DELETE /api/account/sessions/{id}/'
const others = 'DELETE /api/account/sessions/'

const here: Session = {
  id: 'a1',
  browser: 'Firefox op Windows',
  address: '192.0.2.x',
  created_at: '2026-11-16T08:05:00Z',
  used_at: '2026-11-17T16:00:00Z',
  current: true,
}
const phone: Session = { ...here, id: 'b2', browser: 'Safari op iOS', current: false }
const unknown: Session = { ...here, id: 'c3', browser: '', address: '', current: false }

beforeEach(() => {
  on('GET /api/account/second-factor/', { enabled: false, since: null, recovery_codes_left: 0 })
  on('GET /api/account/tokens/', [])
})

const rowOf = async (words: string) => (await screen.findByText(words)).closest('tr') as HTMLElement
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

const end = async (browser: string) => fireEvent.click(await screen.findByRole('button', { name: browser }))
const ofPhone = 'Uitloggen: Safari op iOS, ingelogd 16-11-2026, 09:05'
const endOthers = 'Overal elders uitloggen'
const openDialog = async () => fireEvent.click(await screen.findByRole('button', { name: endOthers }))
const confirm = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uitloggen' }))

test('it lists where one is signed in, and this browser has no button', async () => {
  on(list, [here, phone])
  renderInApp(<SecurityTab />)
  expect(cellsOf(await rowOf('Safari op iOS'))).toEqual([
    '16-11-2026, 09:05',
    '17-11-2026, 17:00',
    '192.0.2.x',
    'Uitloggen',
  ])
  const own = await rowOf('Firefox op Windows')
  expect(within(own).getByText('Deze browser')).toBeTruthy()
  expect(within(own).queryByRole('button')).toBeNull()
  expect(screen.getAllByText('Deze browser')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'wijzig je wachtwoord' }).getAttribute('href')).toBe('/change-password')
})

test('a browser and an address that are not known are said to be so', async () => {
  on(list, [here, unknown])
  renderInApp(<SecurityTab />)
  expect(cellsOf(await rowOf('Onbekende browser'))[2]).toBe('onbekend')
  expect(screen.getByRole('button', { name: /^Uitloggen: Onbekende browser/ })).toBeTruthy()
})

test('who is signed in nowhere else has nothing to end', async () => {
  on(list, [here])
  renderInApp(<SecurityTab />)
  await rowOf('Firefox op Windows')
  expect(screen.queryByRole('button', { name: /uitloggen/i })).toBeNull()
})

test.each([null, reply(404, { detail: 'Not found.' })])('one is ended, also when it was gone: %j', async (answer) => {
  on(list, [here, phone], [here])
  on(one, answer)
  renderInApp(<SecurityTab />)
  await end(ofPhone)
  expect(await screen.findByText('Safari op iOS is uitgelogd.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Waar je bent ingelogd')
  await waitFor(() => expect(screen.queryByRole('button', { name: ofPhone })).toBeNull())
  expect(writes()).toEqual([{ call: 'DELETE /api/account/sessions/b2/', body: null }])
})

test('one that is not ended stays, with an error, and can be ended again', async () => {
  on(list, [here, phone])
  on(one, broken, null)
  renderInApp(<SecurityTab />)
  await end(ofPhone)
  expect((await screen.findByRole('alert')).textContent).toBe('Kon deze browser niet uitloggen')
  expect(screen.getByRole('button', { name: ofPhone })).toBeTruthy()
  await end(ofPhone)
  expect(await screen.findByText('Safari op iOS is uitgelogd.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('all others are ended once it is confirmed', async () => {
  on(list, [here, phone, unknown])
  on(one, broken)
  on(others, () => {
    on(list, [here])
    return null
  })
  renderInApp(<SecurityTab />)
  await end(ofPhone)
  await screen.findByRole('alert')
  await openDialog()
  expect(writes()).toHaveLength(1)
  confirm()
  expect(await screen.findByText('Je bent overal elders uitgelogd.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Waar je bent ingelogd')
  await waitFor(() => expect(screen.queryByRole('button', { name: endOthers })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(writes().slice(1)).toEqual([{ call: others, body: null }])
})

test('why the others are not ended is said in the window', async () => {
  on(list, [here, phone])
  on(others, broken)
  renderInApp(<SecurityTab />)
  await openDialog()
  confirm()
  expect(await within(screen.getByRole('dialog')).findByText('Kon je niet overal elders uitloggen')).toBeTruthy()
  expect(screen.getByText('Safari op iOS')).toBeTruthy()
})

test('a list that does not load says so', async () => {
  on(list, broken)
  renderInApp(<SecurityTab />)
  expect(await screen.findByText('Kon niet laden waar je bent ingelogd')).toBeTruthy()
})
