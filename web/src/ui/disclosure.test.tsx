import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInApp } from '../test/render'
import { Disclosure } from './disclosure'

function setup() {
  renderInApp(
    <>
      <Disclosure label="Menu" icon={null}>
        <a href="#een">Een</a>
      </Disclosure>
      <a href="#na">Na</a>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Menu' })
  return { user: userEvent.setup(), button, expanded: () => button.getAttribute('aria-expanded') }
}

test('opens and closes with its button', async () => {
  const { user, button, expanded } = setup()
  expect(screen.queryByRole('link', { name: 'Een' })).toBeNull()
  await user.click(button)
  expect(expanded()).toBe('true')
  expect(screen.getByRole('link', { name: 'Een' })).toBeTruthy()
  await user.click(button)
  expect(expanded()).toBe('false')
})

test('Escape closes it and gives the focus back', async () => {
  const { user, button, expanded } = setup()
  await user.click(button)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Een' }))
  await user.keyboard('{Escape}')
  expect(expanded()).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('closes when the focus leaves it, and on a press of a link inside', async () => {
  const { user, button, expanded } = setup()
  await user.click(button)
  await user.tab()
  await user.tab()
  expect(expanded()).toBe('false')
  await user.click(button)
  await user.click(screen.getByRole('link', { name: 'Een' }))
  expect(expanded()).toBe('false')
})
