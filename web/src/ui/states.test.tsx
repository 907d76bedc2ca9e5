import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../test/render'
import { Done } from './done'
import { Empty } from './empty'
import { Failed } from './failed'
import { FailedPage } from './failed-page'
import { Loading } from './loading'

test('what loads is words for screen readers, and a layout without words for others', () => {
  renderInApp(<Loading text="We halen je uren op." as="table" />)
  expect(screen.getAllByText(/\S/, { ignore: 'style' })).toEqual([screen.getByRole('status')])
  expect(screen.getByRole('status').textContent).toBe('We halen je uren op.')
})

test('what failed says what happened and what is safe, and tries again on a press', () => {
  const again = vi.fn()
  renderInApp(<Failed message="Kon uren niet laden" onRetry={again} />)
  expect(screen.getByRole('alert').textContent).toBe('Kon uren niet ladenEr is niets verloren.Probeer opnieuw')
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(again).toHaveBeenCalledOnce()
})

test('a button that is gone while something loads again gives its focus to the page', () => {
  renderInApp(
    <main tabIndex={-1}>
      <FailedPage title="Niet te zien" message="Kon niet laden" safe="Alles is bewaard." onRetry={() => undefined} />
    </main>,
  )
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' })
  retry.focus()
  fireEvent.click(retry)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('what is empty has a drawing that screen readers skip, a line and an action', () => {
  const { container } = renderInApp(
    <Empty drawing="hours" action={<button type="button">Vul in</button>}>
      Nog geen uren.
    </Empty>,
  )
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Nog geen uren.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Vul in' })).toBeTruthy()
})

test('what is done takes the focus of the button that is gone, unless the heading above has it', () => {
  const { unmount } = renderInApp(<Done title="Je bericht is verzonden.">Het antwoord komt per mail.</Done>)
  const done = screen.getByRole('group', { name: 'Je bericht is verzonden.' })
  expect(document.activeElement).toBe(done)
  expect(done.contains(screen.getByText('Het antwoord komt per mail.'))).toBe(true)
  expect(screen.queryByRole('status')).toBeNull() // the focus says it
  unmount()
  renderInApp(<Done>Het staat bij je project.</Done>)
  expect(document.activeElement).toBe(document.body)
})
