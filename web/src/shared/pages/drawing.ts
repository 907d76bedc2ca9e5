import { createContext } from 'react'
import { loadPart } from '../../lib/load-part'
import type { Pdf } from './pdf-js'

export type OpenPdf = (file: Blob) => Promise<Pdf>

/** Opens PDFs with pdf.js, which is loaded with the first of them. */
const openPdf: OpenPdf = async (file) => (await loadPart('pdf-js', () => import('./pdf-js'))).openPdf(file)

/** How PDFs are opened. Tests give what they want to be drawn. */
export const Drawing = createContext(openPdf)
