import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { Drawer } from './drawer'

test('a drawer that is open closes once the sidebar shows instead', () => {
  const wide = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => wide)
  renderInApp(<Drawer name="Projectmenu">de links</Drawer>)
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  act(() => void wide.dispatchEvent(new Event('change')))
  expect(screen.getByRole('dialog')).toBeTruthy()
  wide.matches = true
  act(() => void wide.dispatchEvent(new Event('change')))
  expect(screen.queryByRole('dialog')).toBeNull()
})
