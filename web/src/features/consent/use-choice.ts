import { useSyncExternalStore } from 'react'
import { type Choice, consent, onConsentChange } from '../../lib/consent'

/** Returns the choice about cookies, in step with other tabs, or null while there is none. A server knows of none. */
export const useChoice = (): Choice | null => useSyncExternalStore(onConsentChange, consent.choice, () => null)
