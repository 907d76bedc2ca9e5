import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../../test/render'
import { StartDate } from './start-date'

function Form() {
  const [start, setStart] = useState('')
  return <StartDate value={start} onWrite={setStart} problem={undefined} alone={false} />
}

test('a day from the calendar takes the place of a wrong one, and of what was said about it', () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const { container } = renderInApp(<Form />)
  const field = screen.getByLabelText('Startdatum')
  fireEvent.change(field, { target: { value: '31-02-2027' } })
  fireEvent.blur(field)
  expect(screen.getByText(/Deze datum bestaat niet/)).toBeTruthy()
  fireEvent.change(container.querySelector('input[type=date]') as HTMLInputElement, { target: { value: '2027-03-01' } })
  expect(field).toHaveProperty('value', '01-03-2027')
  expect(screen.queryByText(/Deze datum bestaat niet/)).toBeNull()
})
