import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paper } from '../../test/paper'
import { renderInApp } from '../../test/render'
import { savedFiles } from '../../test/saved-files'
import { Drawing, type OpenPdf } from './drawing'
import { Pages } from './pages'
import { usePdf } from './use-pdf'
import { ViewButton } from './view-button'

function File({ file }: { file: Blob }) {
  const { pdf, failed, retry } = usePdf(file)
  return <Pages name="Je aanvraag" viewed={{ file, pdf, retry, problem: failed ? 'Niet te openen.' : null }} />
}

const shown = (open: OpenPdf, file: Blob) => (
  <Drawing value={open}>
    <File file={file} />
  </Drawing>
)

const button = (name: string) => screen.getByRole('button', { name })
const where = () => screen.getByRole('status').textContent
const view = () => screen.getByRole('group', { name: /^Je aanvraag/ })

async function open(count = 3) {
  const made = paper(count)
  const result = renderInApp(shown(made.open, new Blob(['%PDF-'])))
  await screen.findByText('Tekst van 1')
  return { ...made, ...result }
}

test('a page is drawn, with its text for those who do not see it', async () => {
  await open()
  expect(view().getAttribute('aria-label')).toBe('Je aanvraag, pagina 1 van 3')
  expect(view().querySelector('canvas')?.closest('[aria-hidden=true]')).toBeTruthy()
  expect(where()).toBe('Pagina 1 van 3')
})

test('buttons turn the page, and not beyond the ends', async () => {
  await open()
  fireEvent.click(button('Vorige'))
  expect(where()).toBe('Pagina 1 van 3')
  for (let i = 0; i < 3; i++) fireEvent.click(button('Volgende'))
  expect(where()).toBe('Pagina 3 van 3')
  expect(button('Volgende').getAttribute('aria-disabled')).toBe('true')
  await screen.findByText('Tekst van 3')
  expect(screen.queryByText('Tekst van 1')).toBeNull()
})

test('a document of one page has nothing to turn', async () => {
  await open(1)
  expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
})

test('arrow keys turn the page, unless it is enlarged and they scroll', async () => {
  await open()
  fireEvent.keyDown(view(), { key: 'ArrowRight' })
  expect(where()).toBe('Pagina 2 van 3')
  fireEvent.keyDown(view(), { key: 'ArrowLeft', altKey: true }) // the browser goes back
  expect(where()).toBe('Pagina 2 van 3')
  fireEvent.click(button('Vergroot'))
  fireEvent.keyDown(view(), { key: 'ArrowLeft' })
  expect(where()).toBe('Pagina 2 van 3')
  fireEvent.click(button('Verklein'))
  fireEvent.keyDown(view(), { key: 'ArrowLeft' })
  expect(where()).toBe('Pagina 1 van 3')
})

function swipe(by: { x: number; y: number }, fingers = 1) {
  const start = { clientX: 200, clientY: 200 }
  fireEvent.touchStart(view(), { touches: Array(fingers).fill(start) })
  fireEvent.touchEnd(view(), { changedTouches: [{ clientX: 200 + by.x, clientY: 200 + by.y }] })
}

test('a swipe turns the page; scrolling, a tap and two fingers do not', async () => {
  await open()
  swipe({ x: -80, y: 20 })
  expect(where()).toBe('Pagina 2 van 3')
  swipe({ x: -80, y: 200 })
  swipe({ x: 10, y: 0 })
  swipe({ x: -80, y: 0 }, 2)
  expect(where()).toBe('Pagina 2 van 3')
  swipe({ x: 80, y: 0 })
  expect(where()).toBe('Pagina 1 van 3')
})

test('a page that is no longer wanted is not drawn on, and what was opened is closed', async () => {
  const { signals, close, unmount } = await open()
  fireEvent.click(button('Volgende'))
  fireEvent.click(button('Volgende'))
  await screen.findByText('Tekst van 3')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
  unmount()
  expect(signals.at(-1)?.aborted).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
})

test('another file takes the place of the one before once it is open', async () => {
  const before = await open()
  const after = paper(5)
  let finish = () => {}
  const opening: OpenPdf = (file) => new Promise((resolve) => (finish = () => resolve(after.open(file))))
  before.rerender(shown(opening, new Blob(['%PDF-', 'x'])))
  expect(where()).toBe('Pagina 1 van 3')
  expect(before.close).not.toHaveBeenCalled()
  finish()
  await waitFor(() => expect(where()).toBe('Pagina 1 van 5'))
  await waitFor(() => expect(before.close).toHaveBeenCalledTimes(1))
})

test('a file that does not open says so, and is opened again', async () => {
  const made = paper()
  made.open.mockRejectedValueOnce(new Error('no PDF'))
  renderInApp(shown(made.open, new Blob(['x'])))
  expect((await screen.findByRole('alert')).textContent).toContain('Niet te openen.')
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
  await screen.findByText('Tekst van 1')
})

test('a page that is not drawn says so, and is drawn again', async () => {
  const { draw } = await open()
  draw.mockRejectedValueOnce(new Error('broken'))
  fireEvent.click(button('Volgende'))
  expect((await screen.findByRole('alert')).textContent).toContain('Deze pagina kan niet worden getoond.')
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
  await screen.findByText('Tekst van 2')
})

test('a button shows a document, which is loaded once, also to be saved', async () => {
  const names = savedFiles()
  const load = vi.fn(async () => new Blob(['%PDF-']))
  renderInApp(
    <Drawing value={paper().open}>
      <ViewButton name="Je factuur" filename="factuur-2026-00001.pdf" load={load} />
    </Drawing>,
  )
  fireEvent.click(button('Bekijk je factuur'))
  const dialog = within(screen.getByRole('dialog', { name: 'Je factuur' }))
  await dialog.findByText('Tekst van 1')
  fireEvent.click(dialog.getByRole('button', { name: 'Download' }))
  expect(names).toEqual(['factuur-2026-00001.pdf'])
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Sluiten' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a document that does not load says so, and is loaded again', async () => {
  const load = vi.fn(async () => new Blob(['%PDF-']))
  load.mockRejectedValueOnce(new TypeError('no network'))
  renderInApp(
    <Drawing value={paper().open}>
      <ViewButton name="Je factuur" load={load} />
    </Drawing>,
  )
  fireEvent.click(button('Bekijk je factuur'))
  expect((await screen.findByRole('alert')).textContent).toContain('Dit document kan niet worden getoond.')
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'))
  await screen.findByText('Tekst van 1')
})
