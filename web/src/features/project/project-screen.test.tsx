import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { projectEmployees } from '../../api/employees'
import { screenRoute } from '../../app/screen'
import { aProject } from '../../test/projects'
import { renderRoutes } from '../../test/render'
import { broken, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import * as projectScreen from './project-screen'

beforeEach(signedIn)

const stats = 'GET /api/project-dashboard/stats/'
const notPaid = reply(403, { detail: 'Betaal eerst.', code: 'not_paid' })
const hours = '/project/WBSO-2026-00012/hours'

function Where() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}

function Hours() {
  const { refetch } = useQuery({ ...projectEmployees('WBSO-2026-00012'), enabled: false })
  return (
    <button type="button" onClick={() => void refetch()}>
      de uren
    </button>
  )
}

const open = () =>
  renderRoutes(
    [
      { ...screenRoute(projectScreen), children: [{ path: '/project/:id/hours', Component: Hours }] },
      { path: '*', Component: Where },
    ],
    hours,
  )

test('a screen shows once the project is there', async () => {
  on(stats, aProject())
  open()
  expect(screen.queryByText('de uren')).toBeNull()
  expect(await screen.findByText('de uren')).toBeTruthy()
})

test('403 opens the payment screen', async () => {
  on(stats, new Response('{}', { status: 403 }))
  open()
  expect(await screen.findByText('/requests/WBSO-2026-00012/payment null')).toBeTruthy()
})

test('403 for something else than paying opens nothing', async () => {
  on(stats, reply(403, { detail: 'Vul eerst je wachtwoord nog een keer in.', code: 'confirm_required' }))
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('Kon dashboard gegevens niet laden')
})

test('403 that is named not_paid opens the payment screen', async () => {
  on(stats, notPaid)
  open()
  expect(await screen.findByText('/requests/WBSO-2026-00012/payment null')).toBeTruthy()
})

test('403 of a list opens the payment screen too, as after a refund', async () => {
  const people = 'GET /api/employees/by_project/'
  on(stats, aProject())
  on(people, broken)
  open()
  fireEvent.click(await screen.findByText('de uren'))
  on(stats, notPaid)
  on(people, notPaid)
  fireEvent.click(await screen.findByText('de uren'))
  expect(await screen.findByText('/requests/WBSO-2026-00012/payment null')).toBeTruthy()
})

test('404 says that there is no such project', async () => {
  on(stats, reply(404, { detail: 'Not found.' }))
  open()
  expect(await screen.findByRole('heading', { name: 'Dit project vinden we niet' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

test('another failure says so, and loads on a press', async () => {
  on(stats, broken)
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('Kon dashboard gegevens niet laden')
  on(stats, aProject())
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('de uren')).toBeTruthy()
})
