import { useSite } from '../../api/site'
import { localDay } from '../../lib/local-day'
import type { Day } from '../../lib/rules/dates'

/** Returns today in the Netherlands, by the server's clock if that is known. */
export const useToday = (): Day => useSite()?.today ?? localDay(new Date().toISOString())
