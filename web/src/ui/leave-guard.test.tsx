import { fireEvent, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderInApp } from '../test/render'
import { LeaveGuard } from './leave-guard'

function Screen({ unsaved }: { unsaved: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>Hier: {pathname + search}</p>
      <Link to="?deel=costs">Kosten</Link>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}

const go = () => fireEvent.click(screen.getByText('Kosten'))
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('what is typed and not saved is left only after a yes', () => {
  renderInApp(<Screen unsaved />)
  expect(closing()).toBe(true)
  go()
  expect(screen.getByText('Je hebt nog niet opgeslagen wat je hier typte.')).toBeTruthy()
  fireEvent.click(screen.getByText('Annuleren'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Hier: /')).toBeTruthy()
  go()
  fireEvent.click(screen.getByRole('button', { name: 'Weggaan' }))
  expect(screen.getByText('Hier: /?deel=costs')).toBeTruthy()
})

test('without it nothing is asked', () => {
  renderInApp(<Screen unsaved={false} />)
  expect(closing()).toBe(false)
  go()
  expect(screen.getByText('Hier: /?deel=costs')).toBeTruthy()
})

test('within a path nothing is lost', () => {
  renderInApp(
    <>
      <Link to="/profiel/bedrijven">Tab</Link>
      <Link to="/contact">Weg</Link>
      <LeaveGuard unsaved within="/profiel" />
    </>,
    '/profiel/details',
  )
  fireEvent.click(screen.getByText('Tab'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('Weg'))
  expect(screen.getByRole('dialog')).toBeTruthy()
})
