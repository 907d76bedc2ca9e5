import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test/render'
import { signedIn } from '../../test/signed-in'
import { MainLayout } from './main-layout'

const banner = () => screen.queryByText('Zie vandaag nog waar je project staat')
const line = () => screen.queryByText('Nog een project?')

test.each([
  ['a user has one quiet line and a short footer', true, true, false],
  ['a user sees the banner on other pages', true, false, true],
  ['a visitor sees the banner', false, true, true],
])('on own pages %s', (_, user, own, loud) => {
  if (user) signedIn()
  renderInApp(<MainLayout own={own} />)
  expect(banner() !== null).toBe(loud)
  expect(screen.queryByRole('navigation', { name: 'Snel naar' }) !== null).toBe(loud)
  expect(line() !== null).toBe(!loud)
  expect(screen.getByRole('contentinfo').textContent).toContain('Algemene voorwaarden')
})
