import { vi } from 'vitest'

/** Takes the files that a screen saves, which jsdom cannot. Returns the names so far. */
export function savedFiles(): string[] {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:x'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download !== '') names.push(this.download)
  })
  return names
}
