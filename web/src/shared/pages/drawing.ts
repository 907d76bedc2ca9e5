import { createContext } from 'react'
import { loadPart } from '../../lib/load-part'

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

export type OpenPdf = (file: Blob) => Promise<Pdf>

/** Opens PDFs with pdf.js, which is loaded with the first of them. */
const openPdf: OpenPdf = async (file) => (await loadPart('pdf-js', () => import('./pdf-js'))).openPdf(file)

/** How PDFs are opened. Tests give what they want to be drawn. */
export const Drawing = createContext(openPdf)
