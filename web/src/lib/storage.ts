/** Every key that the client stores in the browser. */
export const keys = {
  access: 'access',
  refresh: 'refresh',
  selectedCompany: 'selectedCompanyId',
  draft: 'wbso_new_request_draft',
  earlierDrafts: 'wbso_new_request_draft_earlier',
  redirect: 'wbso_redirect',
  hours: 'wbso_hours',
  unsaved: 'wbso_unsaved',
  notes: 'wbso_notes',
  reloadedFor: 'wbso_reloaded_for',
  checkout: 'wbso_checkout',
  cookieConsent: 'wbso_cookie_consent',
  cookieChoice: 'wbso_cookie_choice',
  pageVisits: 'wbso_page_visits',
} as const

export type Key = (typeof keys)[keyof typeof keys]

/** A store that never throws. A browser may refuse to store anything, and the client works without it. */
function safe(store: () => Storage) {
  return {
    get(key: Key): string | null {
      try {
        return store().getItem(key)
      } catch {
        return null
      }
    },
    /** Reports whether the value was stored. */
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
        // then nothing is stored
      }
    },
  }
}

/** Stored until the user signs out. */
export const local = safe(() => window.localStorage)

/** Stored as long as the tab is open. */
export const tab = safe(() => window.sessionStorage)
