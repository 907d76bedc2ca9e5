const control = 'input, select, textarea, button'

/** Moves the focus to the element whose id is this wire name, or to the first control in it. Reports whether it was elsewhere. */
export function focusField(field: string): boolean {
  const found = document.getElementById(field)
  const target = found?.matches(control) ? found : (found?.querySelector<HTMLElement>(control) ?? found)
  const moves = target !== document.activeElement
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return moves
}
