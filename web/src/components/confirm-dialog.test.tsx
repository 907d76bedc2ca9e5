import { fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../test/render'
import { ConfirmDialog } from './confirm-dialog'

test('stays open until it is closed, also when React mounts it twice', async () => {
  const onClose = vi.fn()
  renderInApp(
    <StrictMode>
      <ConfirmDialog title="Wissen?" action="Wissen" onConfirm={() => {}} onClose={onClose}>
        Weg is weg.
      </ConfirmDialog>
    </StrictMode>,
  )
  await new Promise((resolve) => setTimeout(resolve, 10)) // a close event comes later
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
