// The legacy build: the other one calls what browsers have only since this year.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfWorker } from '../../lib/pdf-worker'
import { linesOf } from './lines'

/** A page as a picture, with its text for those who do not see it. */
export interface DrawnPage {
  canvas: HTMLCanvasElement
  lines: string[]
}

/** A PDF that was opened. */
export interface Pdf {
  /** How many pages it has. */
  count: number
  /** Draws a page, counted from 1, so many CSS pixels wide. */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<DrawnPage>
  close: () => void
}

// A page is drawn as sharp as its screen, but in no more pixels than can be told apart, or than phones have memory for.
const sharpest = 2 // device pixels for a CSS pixel
const widest = 2400 // device pixels

GlobalWorkerOptions.workerSrc = pdfWorker

async function draw(pdf: PDFDocumentProxy, number: number, width: number, signal: AbortSignal): Promise<DrawnPage> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const pixels = Math.min(width * Math.min(window.devicePixelRatio, sharpest), widest)
  const viewport = page.getViewport({ scale: pixels / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  canvas.style.width = '100%'
  canvas.style.display = 'block'
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  const [{ items }] = await Promise.all([page.getTextContent(), drawing.promise])
  page.cleanup()
  return { canvas, lines: linesOf(items.filter((item) => 'str' in item)) }
}

/**
 * Opens a PDF in a worker of its own, which ends when it is closed. Our documents embed their fonts and have no
 * pictures that need WebAssembly, so that nothing more is loaded; the policy of the page allows no `eval`.
 */
export async function openPdf(file: Blob): Promise<Pdf> {
  const task = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false })
  const close = () => void task.destroy()
  try {
    const pdf = await task.promise
    return { count: pdf.numPages, draw: (page, width, signal) => draw(pdf, page, width, signal), close }
  } catch (error) {
    close()
    throw error
  }
}
