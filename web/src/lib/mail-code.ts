import { paths } from './paths'

/** The parameters in which links of mails bring a code, by page. */
const parameters: Partial<Record<string, string>> = {
  [paths.forgotPassword]: 'temp_code',
  [paths.verifyAddress]: 'code',
  [paths.undoAddress]: 'code',
  [paths.invitation]: 'code',
  [paths.unsubscribe]: 'code',
}

let code: string | null = null

/**
 * Takes the code of a mail out of the address bar, into memory. Called
 * before anything is drawn, so that no other page, file or history entry learns it.
 * The entry remembers that there was one, in the form that the router reads.
 */
export function takeMailCode(): void {
  const url = new URL(window.location.href)
  const parameter = parameters[url.pathname.replace(/\/$/, '')]
  const found = parameter === undefined ? null : url.searchParams.get(parameter)
  if (parameter === undefined || found === null) return
  code = found
  url.searchParams.delete(parameter)
  window.history.replaceState({ ...window.history.state, usr: { codeTaken: true } }, '', url)
}

/** Reports whether pages at an address are opened with the code of a mail. */
export const takesMailCode = (pathname: string): boolean => pathname in parameters

/** Reports whether a navigation state is that of a page whose code was taken. */
export const isCodeTaken = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'codeTaken' in state && state.codeTaken === true

/** The code, or null after a reload. */
export const mailCode = (): string | null => code

/** Forgets a code that has been used. */
export function dropMailCode(): void {
  code = null
}
