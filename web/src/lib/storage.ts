/** Every key this client keeps in the browser, in one place: what is not listed here is not stored. */
export const keys = {
  access: 'access',
  refresh: 'refresh',
  selectedCompany: 'selectedCompanyId',
  cookieConsent: 'wbso_cookie_consent',
  pageVisits: 'wbso_page_visits',
  draft: 'wbso_new_request_draft',
  earlierDraft: 'wbso_new_request_draft_earlier',
  redirect: 'wbso_redirect',
  reloadedFor: 'wbso_reloaded_for',
} as const

export type Key = (typeof keys)[keyof typeof keys]

/** A store that never throws: a browser may refuse storage (private mode, full disk), and the client works on without. */
function safe(store: () => Storage) {
  return {
    get(key: Key): string | null {
      try {
        return store().getItem(key)
      } catch {
        return null
      }
    },
    /** Tells whether the value was kept. */
    set(key: Key, value: string): boolean {
      try {
        store().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(...gone: Key[]): void {
      try {
        for (const key of gone) store().removeItem(key)
      } catch {
        // nothing was kept, so nothing is left
      }
    },
  }
}

/** Kept until signed out. */
export const local = safe(() => window.localStorage)

/** Kept as long as the tab. */
export const tab = safe(() => window.sessionStorage)
