import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderInApp } from '../test/render'
import { RowTable } from './row-table'

function Elsewhere() {
  const { pathname, state } = useLocation()
  return <p>{pathname + JSON.stringify(state)}</p>
}

function open() {
  renderInApp(
    <Routes>
      <Route
        path="/"
        element={
          <RowTable
            name="Lijst"
            columns={[
              { label: 'Naam', cell: (row) => row },
              { label: 'Actie', cell: () => <button type="button">Doe iets</button> },
              { label: 'Tekst', cell: () => 'zomaar' },
              {
                label: 'Meer',
                cell: () => (
                  <>
                    <details>
                      <summary>Meer</summary>in het menu
                    </details>
                    <label>
                      Kies <input />
                    </label>
                  </>
                ),
              },
            ]}
            rows={['een']}
            keyOf={(row) => row}
            targetOf={(row) => ({ path: `/naar/${row}`, state: { showError: true } })}
          />
        }
      />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
  )
}

const there = '/naar/een{"showError":true}'

test('a press anywhere on a row leads on', () => {
  open()
  fireEvent.click(screen.getByText('zomaar'))
  expect(screen.getByText(there)).toBeTruthy()
})

test('so does the link in its first cell', () => {
  open()
  fireEvent.click(screen.getByRole('link', { name: 'een' }))
  expect(screen.getByText(there)).toBeTruthy()
})

test('reading A: a press on a button inside a row is ignored', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Doe iets' }))
  expect(screen.queryByText(there)).toBeNull()
})

test.each(['Meer', 'in het menu', 'Kies'])('reading A: so is a press on %s', (words) => {
  open()
  fireEvent.click(screen.getByText(words, { selector: 'td *' }))
  expect(screen.queryByText(there)).toBeNull()
})

test('it is a table also where the style sheet lays it out otherwise', () => {
  open()
  for (const part of screen.getByRole('table').querySelectorAll('thead, tbody, tr, th, td'))
    expect(part.hasAttribute('role'), part.outerHTML).toBe(true)
  expect(screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('scope'))).toEqual(Array(4).fill('col'))
  expect(screen.getByRole('rowheader').getAttribute('scope')).toBe('row')
})

test('rows that lead nowhere have no link', () => {
  renderInApp(
    <RowTable name="Lijst" columns={[{ label: 'Naam', cell: (row) => row }]} rows={['een']} keyOf={(row) => row} />,
  )
  expect(screen.getByRole('rowheader').textContent).toBe('een')
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByText('een'))
  expect(screen.getByRole('table', { name: 'Lijst' })).toBeTruthy()
})
