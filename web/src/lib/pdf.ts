/** Whether a file is a PDF, by what it says of itself and by how it begins. */
export async function isPdf(file: Blob): Promise<boolean> {
  if (!file.type.startsWith('application/pdf')) return false
  return (await file.slice(0, 5).text()) === '%PDF-'
}
