/** Shows where something was saved, moved or brought back: its background fades. */
export function showChanged(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  element.dataset.changed = ''
  element.addEventListener('animationend', () => delete element.dataset.changed, { once: true })
}
