/** The ref of a row that scrolls sideways on phones. There it takes the focus, so that keys scroll it too. */
export function strip(row: HTMLElement | null) {
  if (row !== null && row.scrollWidth > row.clientWidth) row.tabIndex = 0
}
