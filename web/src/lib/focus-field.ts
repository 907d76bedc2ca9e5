const control = 'input, select, textarea, button'

/** Moves the focus to the element whose id is this wire name, or to the first control in it. */
export function focusField(field: string): void {
  const found = document.getElementById(field)
  const target = found?.matches(control) ? found : (found?.querySelector<HTMLElement>(control) ?? found)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
