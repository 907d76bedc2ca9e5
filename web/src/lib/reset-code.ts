import { paths } from './paths'

const parameter = 'temp_code'

let code: string | null = null

/**
 * Takes the code of a reset mail out of the address bar, into memory. Called
 * before anything is drawn, so that no other page, file or history entry learns it.
 * The entry remembers that there was one, in the form that the router reads.
 */
export function takeResetCode(): void {
  const url = new URL(window.location.href)
  const found = url.searchParams.get(parameter)
  if (found === null || url.pathname.replace(/\/$/, '') !== paths.forgotPassword) return
  code = found
  url.searchParams.delete(parameter)
  window.history.replaceState({ ...window.history.state, usr: { codeTaken: true } }, '', url)
}

/** Reports whether a navigation state is that of a page whose code was taken. */
export const isCodeTaken = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'codeTaken' in state && state.codeTaken === true

/** The code, or null after a reload. */
export const resetCode = (): string | null => code

/** Forgets a code that has been used. */
export function dropResetCode(): void {
  code = null
}
