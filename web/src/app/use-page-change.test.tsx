import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../test/render'
import { contentId, usePageChange } from './use-page-change'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  vi.stubGlobal('scrollTo', scrolled)
})

function Layout() {
  usePageChange()
  return (
    <>
      <Link to="/ander">Menu</Link>
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

const Tabs = () => <Link to="/profiel/b">Tab b</Link>

/** Opens a page whose tabs have paths of their own, and presses a link there. */
async function press(name: string) {
  renderInApp(
    <Routes>
      <Route element={<Layout />}>
        <Route path="/profiel/:tab" element={<Tabs />} />
        <Route path="/ander" element="Een andere pagina" />
      </Route>
    </Routes>,
    '/profiel/a',
  )
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name }))
}

test('a new page begins at the top, with the focus on its content', async () => {
  await press('Menu')
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a tab of the page keeps the focus', async () => {
  await press('Tab b')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tab b' }))
})
