import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { broken, on, writes } from '../../../test/server'
import { Together } from './together'

const doc = '/api/requests/{id}/bundle/'
const path = '/api/requests/WBSO-1/bundle/'
const request = (id: number, title: string, questions: { section: string; question: string }[] = []) => ({
  id,
  project_number: `WBSO-${id}`,
  title,
  start: '2027-01-01',
  hours: 900,
  questions,
})
const possible = { ...request(2, 'Pomp'), reason: null, code: null }
const barred = { ...request(3, 'Klep'), reason: 'WBSO-3 is nog niet betaald.', code: 'bundle_not_paid' }
const bundle = { requests: [request(1, 'Coating'), possible], hours: 1800, costs: 0, expenditures: 0, benefit: null }

test('what can go along is chosen, and what cannot says why', async () => {
  on(`GET ${doc}`, { bundle: null, companions: [possible, barred] })
  on(`POST ${doc}`, anApplication([]))
  renderInApp(<Together id="WBSO-1" application={anApplication([], { request: 1 })} />)
  const choice = await screen.findByRole('checkbox', { name: 'Pomp' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByText('Klep. WBSO-3 is nog niet betaald.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Samen indienen' }))
  expect(writes()).toEqual([])
  fireEvent.click(choice)
  fireEvent.click(screen.getByRole('button', { name: 'Samen indienen' }))
  await expect.poll(writes).toEqual([{ call: `POST ${path}`, body: { with: [2] } }])
})

test('what is unticked again does not go along', async () => {
  on(`GET ${doc}`, { bundle: null, companions: [possible, { ...possible, ...request(4, 'Spoel') }] })
  on(`POST ${doc}`, anApplication([]))
  renderInApp(<Together id="WBSO-1" application={anApplication([], { request: 1 })} />)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Pomp' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Spoel' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pomp' }))
  fireEvent.click(screen.getByRole('button', { name: 'Samen indienen' }))
  await expect.poll(writes).toEqual([{ call: `POST ${path}`, body: { with: [4] } }])
})

test('a choice that does not load says so, and loads on a press', async () => {
  on(`GET ${doc}`, broken, { bundle: null, companions: [possible] })
  renderInApp(<Together id="WBSO-1" application={anApplication([], { request: 1 })} />)
  expect(await screen.findByText('Kon niet laden wat je samen kunt indienen')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('checkbox', { name: 'Pomp' })).toBeTruthy()
})

test('what goes together has totals and can be undone', async () => {
  on(`GET ${doc}`, { bundle, companions: [possible] })
  on(`DELETE ${doc}`, anApplication([]))
  renderInApp(<Together id="WBSO-1" application={anApplication([], { request: 1, bundle })} />)
  expect(screen.getByText('1.800')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pomp' }).getAttribute('href')).toContain('WBSO-2')
  fireEvent.click(screen.getByRole('button', { name: 'Toch apart indienen' }))
  await expect.poll(writes).toEqual([{ call: `DELETE ${path}`, body: null }])
})
