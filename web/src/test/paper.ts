import { vi } from 'vitest'
import type { OpenPdf } from '../shared/pages/drawing'
import type { Pdf } from '../shared/pages/pdf-js'

/** Lays everything out 600 CSS pixels wide, since jsdom lays nothing out. */
function layOut() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      seen: ResizeObserverCallback
      constructor(seen: ResizeObserverCallback) {
        this.seen = seen
      }
      observe() {
        const contentRect = { x: 0, y: 0, width: 600, height: 800, top: 0, left: 0, bottom: 800, right: 600 }
        this.seen([{ contentRect } as unknown as ResizeObserverEntry], this as unknown as ResizeObserver)
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

/** Opens every file as a PDF of `count` pages, whose text is 'Tekst van 1' and so on. */
export function paper(count = 3) {
  layOut()
  const signals: AbortSignal[] = []
  const close = vi.fn()
  const draw = vi.fn<Pdf['draw']>(async (page, _width, signal) => {
    signals.push(signal)
    return { canvas: document.createElement('canvas'), lines: [`Tekst van ${page}`] }
  })
  const open = vi.fn<OpenPdf>(async () => ({ count, draw, close }))
  return { open, draw, close, signals }
}
