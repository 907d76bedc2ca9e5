import address from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'

/** The address of the worker that reads PDFs, the only one that the client starts. */
export const pdfWorker: string = address
