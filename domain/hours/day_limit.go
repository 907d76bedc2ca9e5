package hours

import "wbso/domain"

// CheckDay checks hours to be added to a day: more than 0, at most 24, and at most
// 8 together with the hours that the employee has booked on that day on all
// projects. Every way of entering hours uses it. It returns CodeHoursPositive,
// CodeHoursOverInput with {day}, or CodeHoursOverDay with {day} and the booked
// hours {n}.
func CheckDay(booked, add domain.Hours, day domain.Date) error {
	weekday := "deze dag" // which was not understood
	if !day.IsZero() {
		weekday = domain.DutchWeekday(day.Weekday())
	}
	switch {
	case add <= 0:
		return domain.Bad("hours", domain.CodeHoursPositive)
	case add > domain.HoursInputMax:
		return domain.Bad("hours", domain.CodeHoursOverInput).With("day", weekday)
	case booked+add > domain.HoursDayMax:
		return domain.Bad("hours", domain.CodeHoursOverDay).With("day", weekday).With("n", booked.Dutch())
	}
	return nil
}
