import { usageOf } from './usage'
import { plain } from './vectors-for-tests'

plain('usage_level', (of: { hours: number; per: 'week' | 'month'; employees: number }) =>
  usageOf(of.hours, of.per, of.employees),
)
