import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { me } from '../../test/in-session'
import { renderInApp } from '../../test/render'
import { aRequest } from '../../test/requests'
import { arrived, on } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import HomePage from './home-page'

const list = 'GET /api/requests/'

test('for who is signed in, home begins with the next action of the newest request', async () => {
  signedIn()
  on('GET /api/users/me/', { ...me, works_at: [{ id: 3, company_name: 'Pompwacht B.V.' }] })
  on(list, [aRequest({ payment_status: 'paid', question_count: 2 }), aRequest({ id: 11, project_title: 'Eerder' })])
  renderInApp(<HomePage />)
  const action = await screen.findByRole('link', { name: 'Maak af (2 vragen)' })
  expect(action.getAttribute('href')).toBe('/requests/WBSO-2026-00012/aanvraag')
  const hours = await screen.findByRole('link', { name: 'Mijn uren' })
  expect(hours.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(action.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.queryByText('Eerder')).toBeNull()
})

test('visitors are asked for nothing', async () => {
  const asked = on(list, [aRequest()])
  renderInApp(<HomePage />)
  await act(arrived)
  expect(asked).toEqual([])
  expect(screen.queryByRole('region', { name: 'Je nieuwste aanvraag' })).toBeNull()
})
