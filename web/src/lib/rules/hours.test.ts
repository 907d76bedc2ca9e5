import { checkDay, checkEntryDate, checkWeek, hoursText, hoursWire, isLate, parseHours, parseHoursDutch } from './hours'
import { check, parser, plain } from './vectors-for-tests'

parser('hours_parse', parseHours)
parser('grid_hours', parseHoursDutch)
plain('hours_text', (hours: number) => ({ wire: hoursWire(hours), dutch: hoursText(hours) }))
check('day_limit_hours', (of: { booked: number; add: number; day: string }) => checkDay(of.booked, of.add, of.day))
check('hour_entry_date', (of: { day: string; today: string }) => checkEntryDate(of.day, of.today))
check('grid_week', checkWeek)
plain('hours_late', ({ day, recorded }: { day: string; recorded: string }) => isLate(day, recorded))
