/** Opens a dialog when it appears: `ref={showModal}`. The browser keeps the focus inside, and makes the page behind it inert. */
export function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal()
}
