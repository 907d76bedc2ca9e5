import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { ArrivalMessage } from './arrival-message'

const arriveWith = (state: unknown) => renderInApp(<ArrivalMessage />, { pathname: '/', state })

test('a message of the previous page is shown', async () => {
  arriveWith({ message: 'Gelukt.' })
  expect((await screen.findByRole('status')).textContent).toBe('Gelukt.')
})

test('without one there is nothing', () => {
  arriveWith(null)
  expect(screen.queryByRole('status')).toBeNull()
})
