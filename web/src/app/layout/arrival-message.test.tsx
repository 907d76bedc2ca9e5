import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ArrivalMessage } from './arrival-message'

const arriveWith = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <ArrivalMessage />
    </MemoryRouter>,
  )

test('a message of the previous page is shown', () => {
  arriveWith({ message: 'Gelukt.' })
  expect(screen.getByRole('status').textContent).toBe('Gelukt.')
})

test('without one there is nothing', () => {
  expect(arriveWith(null).container.textContent).toBe('')
})
