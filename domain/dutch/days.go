package dutch

import (
	"time"

	"wbso/domain"
)

// DayIn is the day of a moment in Amsterdam, by the rule of summer time that has held since 1996: from one o'clock
// UTC on the last Sunday of March until that of October.
func DayIn(at time.Time) domain.Date {
	at = at.UTC()
	offset := time.Hour
	if !at.Before(change(at.Year(), time.March)) && at.Before(change(at.Year(), time.October)) {
		offset = 2 * time.Hour
	}
	return domain.DateOf(at.Add(offset))
}

// change is when the clock is changed in a month.
func change(year int, month time.Month) time.Time {
	last := time.Date(year, month, 31, 1, 0, 0, 0, time.UTC)
	return last.AddDate(0, 0, -int(last.Weekday()))
}
