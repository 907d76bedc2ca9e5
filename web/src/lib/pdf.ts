/** Reports whether a file is a PDF by its type and its first bytes. */
export async function isPdf(file: Blob): Promise<boolean> {
  if (!file.type.startsWith('application/pdf')) return false
  return (await file.slice(0, 5).text()) === '%PDF-'
}
