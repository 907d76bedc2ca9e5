import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../lib/paths'
import { renderInApp } from '../test/render'
import { PageFrame } from './layout/page-frame'
import { usePageChange } from './use-page-change'

function Frame() {
  usePageChange()
  const header = (
    <>
      <Link to={paths.contact}>Menu</Link>
    </>
  )
  return <PageFrame header={header} footer={null} />
}

const Tabs = () => <Link to={paths.profileCompanies}>Tab</Link>

/** Opens a path, and presses a link there. */
async function press(name: string, at: string) {
  renderInApp(
    <Routes>
      <Route element={<Frame />}>
        <Route path={paths.profileDetails} element={<Tabs />} />
        <Route path={paths.profileCompanies} element={<Tabs />} />
        <Route path={paths.contact} element="Een andere pagina" />
      </Route>
    </Routes>,
    at,
  )
  await userEvent.click(screen.getByRole('link', { name }))
}

test('a new page begins with the focus on its content', async () => {
  await press('Menu', paths.profileDetails)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a tab of the profile keeps the focus', async () => {
  await press('Tab', paths.profileDetails)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tab' }))
})
