package hours

import "wbso/domain"

// Recorded returns an entry with how many of its hours are late, and when those that a
// correction kept were first recorded. on is the day of its recording; old is the entry that
// it corrects, or the zero entry.
//
// Hours that a correction kept are as late as they were. An increase counts from the
// correction, as do all hours that it puts on another day; a decrease first takes away what
// was added last.
func (e HourEntry) Recorded(on domain.Date, old HourEntry) HourEntry {
	var kept, timely domain.Hours
	e.FirstRecordedAt = e.RecordedAt
	if e.Replaces != 0 && old.ID == e.Replaces && old.Project == e.Project && old.Employee == e.Employee && old.Date == e.Date {
		kept = min(old.Hours, e.Hours)
		timely = min(old.Hours-old.LateHours, kept)
		e.FirstRecordedAt = old.FirstRecordedAt
	}
	e.LateHours = kept - timely
	if Late(e.Date, on) {
		e.LateHours += e.Hours - kept
	}
	return e
}

// Corrected reports whether the entry has hours that a correction kept.
func (e HourEntry) Corrected() bool { return !e.FirstRecordedAt.Equal(e.RecordedAt) }

// lateAfter is how many working days one has to record hours.
const lateAfter = 10

// Late reports whether hours of a day were recorded more than 10 working days after it.
// Saturdays and Sundays do not count. Public holidays do, so that a warning comes a little
// too early rather than too late.
func Late(day, recorded domain.Date) bool {
	return domain.WorkingDays(day, recorded) > lateAfter
}

// TimelyUntil returns the last day on which hours of a day are recorded in time.
func TimelyUntil(day domain.Date) domain.Date {
	until := day.AddDays(lateAfter)
	for !Late(day, until.AddDays(1)) {
		until = until.AddDays(1)
	}
	return until
}
