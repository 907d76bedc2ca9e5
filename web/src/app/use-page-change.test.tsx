import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../lib/paths'
import { renderInApp } from '../test/render'
import { PageFrame } from './layout/page-frame'
import { usePageChange } from './use-page-change'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  vi.stubGlobal('scrollTo', scrolled)
})

function Frame() {
  usePageChange()
  const header = (
    <>
      <Link to={paths.contact}>Menu</Link>
      <Link to={paths.profilePortal}>Portaal</Link>
    </>
  )
  return <PageFrame header={header} footer={null} />
}

const Tabs = () => <Link to={paths.profileCompanies}>Tab</Link>

function Broken(): never {
  throw new Error('broken')
}

/** Opens a path, and presses a link there. */
async function press(name: string, at: string) {
  renderInApp(
    <Routes>
      <Route element={<Frame />}>
        <Route path={paths.profileDetails} element={<Tabs />} />
        <Route path={paths.profileCompanies} element={<Tabs />} />
        <Route path={paths.profileRequests} element={<Broken />} />
        <Route path={paths.profilePortal} element="Het portaal" />
        <Route path={paths.contact} element="Een andere pagina" />
      </Route>
    </Routes>,
    at,
  )
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name }))
}

test('a new page begins at the top, with the focus on its content', async () => {
  await press('Menu', paths.profileDetails)
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a tab of the profile keeps the focus', async () => {
  await press('Tab', paths.profileDetails)
  expect(scrolled).toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tab' }))
})

test('a page that failed is left by the next path, also within the profile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await press('Portaal', paths.profileRequests)
  expect(screen.getByText('Het portaal')).toBeTruthy()
})
