import userEvent from '@testing-library/user-event'

/** Types a text in the place of what stands in a field, key by key, or chooses an option. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null })
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, text)
  if (text === '') return user.clear(field)
  const whole = { initialSelectionStart: 0, initialSelectionEnd: Number.MAX_SAFE_INTEGER }
  await user.type(field, text.replaceAll(/[{[]/g, '$&$&'), whole)
}
