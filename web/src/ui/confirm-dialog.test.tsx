import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderInApp } from '../test/render'
import { ConfirmDialog } from './confirm-dialog'

beforeAll(() => configure({ reactStrictMode: true }))
afterAll(() => configure({ reactStrictMode: false }))

test('stays open until it is closed, also when React mounts it twice', async () => {
  const onClose = vi.fn()
  renderInApp(
    <ConfirmDialog title="Wissen?" action="Wissen" onConfirm={() => {}} onClose={onClose}>
      Weg is weg.
    </ConfirmDialog>,
  )
  await new Promise((resolve) => setTimeout(resolve, 10)) // a close event comes later
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test('a double click confirms once', () => {
  const onConfirm = vi.fn()
  renderInApp(
    <ConfirmDialog title="Wissen?" action="Wissen" onConfirm={onConfirm} onClose={() => {}}>
      Weg is weg.
    </ConfirmDialog>,
  )
  const button = screen.getByRole('button', { name: 'Wissen' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(onConfirm).toHaveBeenCalledTimes(1)
})
