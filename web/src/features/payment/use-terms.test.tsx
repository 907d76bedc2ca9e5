import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../test/render'
import { TermsBox } from './terms-box'
import { useTerms } from './use-terms'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const words = 'Ga eerst akkoord met de algemene voorwaarden.'

function Form() {
  const terms = useTerms()
  return (
    <>
      <TermsBox {...terms} />
      <button type="button" onClick={terms.remind}>
        Herinner
      </button>
      <p>{terms.red ? 'rood' : 'rustig'}</p>
    </>
  )
}

test('the reminder is red for a second, and its words stay until one agrees', () => {
  renderInApp(<Form />)
  fireEvent.click(screen.getByRole('button'))
  const box = screen.getByRole('checkbox', { description: words })
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  act(() => vi.advanceTimersByTime(999))
  expect(screen.getByText('rood')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('rustig')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  fireEvent.click(box)
  expect(screen.queryByText(words)).toBeNull()
})
