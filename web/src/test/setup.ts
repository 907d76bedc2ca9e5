import { focusManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import './text-areas'

configure({ asyncUtilTimeout: 15_000 }) // ms, since other tests keep the processors busy

/** jsdom has no media queries. Tests that want one to match set it in `matching`. */
const matching = new Set<string>()
export const media = { match: (query: string) => matching.add(query) }

Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: matching.has(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
})

/** Nor does it load fonts, for which text areas listen. */
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })

/** Nor does it lay anything out. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Element.prototype.scrollIntoView = () => {}

/** Nor has it modal dialogs. Those of a browser say later that they were closed. */
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event('close')))
}

beforeEach(() => {
  matching.clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const script of [...document.scripts]) script.remove()
})

/** jsdom keeps the style sheets of elements that are gone, and works out each style with all of them. */
function emptyStyleSheets() {
  for (const sheet of document.styleSheets)
    if (sheet.ownerNode?.isConnected !== true) while (sheet.cssRules.length > 0) sheet.deleteRule(0)
}

afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined) // the page itself tells again whether it is seen
  emptyStyleSheets()
})
