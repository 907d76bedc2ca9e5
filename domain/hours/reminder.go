package hours

import (
	"time"

	"wbso/domain"
)

// ReminderKind is a kind of mail about open days.
type ReminderKind string

const (
	OpenDaysReminder ReminderKind = "open_days" // to an employee, about their own: Friday 15:00
	DigestReminder   ReminderKind = "digest"    // to who runs companies, about those of everybody: Monday 8:00
)

// ReminderKinds returns all kinds.
func ReminderKinds() []ReminderKind { return []ReminderKind{OpenDaysReminder, DigestReminder} }

// Due reports whether the mails of a kind are to go at a moment of the business clock, in Amsterdam: from their
// moment in the week on, for a day. A public holiday moves Friday's to the working day before and Monday's to the
// working day after.
func (k ReminderKind) Due(now time.Time) bool {
	monday := domain.DateOf(now).Monday()
	day, hour, step := monday.AddDays(4), 15, -1
	if k == DigestReminder {
		day, hour, step = monday, 8, 1
	}
	for day.Free() {
		day = day.AddDays(step)
	}
	moment := time.Date(day.Year, day.Month, day.Day, hour, 0, 0, 0, now.Location())
	return !now.Before(moment) && now.Before(moment.AddDate(0, 0, 1))
}
