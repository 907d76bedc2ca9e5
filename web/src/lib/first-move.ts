const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Resolves as soon as somebody moves on the page, in whatever way. Never while the build renders pages. */
export const firstMove = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  const options = { capture: true, passive: true } // also what a part keeps to itself, such as its scrolling
  const moved = () => {
    for (const sign of signs) window.removeEventListener(sign, moved, options)
    resolve()
  }
  for (const sign of signs) window.addEventListener(sign, moved, options)
})
