import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../lib/api-error'
import { forgetKept } from '../lib/kept'
import { problemsOf } from '../lib/problem'
import { renderInApp } from '../test/render'
import { signedIn } from '../test/signed-in'
import { FormDialog } from './form-dialog'

const send = vi.fn(async ({ name }: { name: string }) => name)

/** A button that opens a dialog with one field. */
function Screen({ keep }: { keep?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <FormDialog
          title="Naam"
          {...(keep !== undefined && { keep })}
          form={{
            initial: { name: '', place: 'Ede' },
            check: ({ name }) => problemsOf({ name: name === '' ? 'Vul je naam in.' : null }),
            send,
            refusal: () => [{ field: null, message: 'Niet gelukt' }],
          }}
          onClose={() => setOpen(false)}
        >
          {({ field }) => <input aria-label="Naam" {...input(field('name'))} />}
        </FormDialog>
      )}
    </>
  )
}

const input = ({ id, value, onChange }: { id: string; value: string; onChange: (event: never) => void }) => ({
  id,
  value,
  onChange: onChange as () => void,
})

const name = () => screen.getByLabelText<HTMLInputElement>('Naam', { selector: 'input' })
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
const type = (value: string) => fireEvent.change(name(), { target: { value } })
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))
const asksToClose = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  signedIn()
  send.mockClear()
  forgetKept(7)
})

test('what Escape closes is there again, until it is saved', async () => {
  renderInApp(<Screen keep="a" />)
  press('Open')
  expect(screen.queryByText('Wat je eerder typte, staat er nog.')).toBeNull()
  type('Noor')
  pressEscape()
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Open')
  expect(name().value).toBe('Noor')
  expect(screen.getByText('Wat je eerder typte, staat er nog.')).toBeTruthy()
  press('Opslaan')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Noor', place: 'Ede' })
  press('Open')
  expect(name().value).toBe('')
})

test('Annuleren gives it up', () => {
  renderInApp(<Screen keep="a" />)
  press('Open')
  type('Noor')
  press('Annuleren')
  press('Open')
  expect(name().value).toBe('')
})

test('it is not lost unasked, nor kept for somebody else or without a name', () => {
  renderInApp(<Screen keep="a" />)
  press('Open')
  expect(asksToClose()).toBe(false)
  type('Noor')
  expect(asksToClose()).toBe(true)
  pressEscape()
  act(() => forgetKept(7))
  press('Open')
  expect(name().value).toBe('')
})

test('what has no name stays nowhere', () => {
  renderInApp(<Screen />)
  press('Open')
  type('geheim')
  expect(asksToClose()).toBe(false)
  pressEscape()
  press('Open')
  expect(name().value).toBe('')
})

test('a problem is said once: at its field, which gets the focus, or of the whole', async () => {
  send.mockRejectedValueOnce(new ApiError(500))
  renderInApp(<Screen keep="a" />)
  press('Open')
  press('Opslaan')
  expect(document.activeElement).toBe(name())
  expect(screen.queryByRole('alert')).toBeNull()
  type('Noor')
  press('Opslaan')
  expect((await screen.findByRole('alert')).textContent).toBe('Niet gelukt')
  expect(name().value).toBe('Noor')
})
