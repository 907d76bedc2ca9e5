import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import HomePage from './home-page'

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ brand: 'Speurwerk' })))

const Arrived = () => <output>{JSON.stringify(useLocation().state)}</output>

const open = () =>
  renderInApp(
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.newRequest} element={<Arrived />} />
    </Routes>,
  )

test('says what one gets, and what both services cost', () => {
  open()
  for (const promise of ['Snel', 'Compleet', 'Transparant'])
    expect(screen.getByRole('heading', { name: promise })).toBeTruthy()
  const [standard, other] = screen.getAllByRole('article')
  expect(standard?.textContent).toContain('€\u00a0795,00 exclusief btw')
  expect(other?.textContent).toContain('Wordt verwacht')
  expect(other?.textContent).toContain('5%')
  expect(screen.getByText('2 van 3 aanwezig')).toBeTruthy() // of the sample verdict
})

test('hands the project over to the wizard', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Waar gaat jouw project over?'), ' Wij ontwikkelen een pomp. {Enter}')
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    elevator_pitch: 'Wij ontwikkelen een pomp.',
    innovation_description: '',
    technical_challenges_input: '',
    clearExisting: true,
  })
})
