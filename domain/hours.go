package domain

import (
	"fmt"
	"strings"
)

// Hours are hours worked, counted in half hours: the step of the
// administration. 15 is seven and a half hours.
type Hours int

// Limits of the hours administration.
const (
	HoursStep     Hours = 1  // half an hour
	HoursDayMax   Hours = 16 // 8 hours: per employee per day, over all projects
	HoursInputMax Hours = 48 // 24 hours: what one entry may say at all
)

// hoursHuge stands for every number too long to be hours, so that parsing never overflows.
const hoursHuge Hours = 2_000_000

// ParseHours reads hours as they stand on the wire: 7.5, 8 or 8.0, digits with a
// point. Anything else ("4,5", "1e3", "NaN", "+1") is CodeNumber, a fraction of a
// half hour CodeHoursStep. Whether the hours fit a day is for CheckDay.
func ParseHours(s string) (Hours, error) {
	sign := Hours(1)
	if rest, negative := strings.CutPrefix(s, "-"); negative {
		s, sign = rest, -1
	}
	whole, fraction, cut := strings.Cut(s, ".")
	if !digits(whole) || (cut && !digits(fraction)) {
		return 0, Fail(Invalid, CodeNumber)
	}
	whole, fraction = strings.TrimLeft(whole, "0"), strings.TrimRight(fraction, "0")
	if fraction != "" && fraction != "5" {
		return 0, Fail(Invalid, CodeHoursStep)
	}
	if len(whole) > 6 {
		return sign * hoursHuge, nil
	}
	return sign * (Hours(2*number(whole)) + Hours(len(fraction))), nil
}

// ParseHoursDutch reads hours as a person types them: 7,5 or 7.5, spaces around allowed.
func ParseHoursDutch(s string) (Hours, error) {
	return ParseHours(strings.Replace(strings.TrimSpace(s), ",", ".", 1))
}

// String is the form on the wire, always one decimal: 7.5, 8.0.
func (h Hours) String() string {
	if h < 0 {
		return "-" + (-h).String()
	}
	return fmt.Sprintf("%d.%d", int(h)/2, int(h)%2*5)
}

// Dutch is the form in a text: 7,5 and 8.
func (h Hours) Dutch() string {
	return strings.Replace(strings.TrimSuffix(h.String(), ".0"), ".", ",", 1)
}

// CheckDay is the one gate for hours of a day, whoever brings them: more than
// 0, at most 24, and at most 8 together with what the employee has booked on
// that day on all projects. The errors carry {day} and {n}.
func CheckDay(booked, add Hours, day Date) error {
	weekday := DutchWeekday(day.Weekday())
	switch {
	case add <= 0:
		return Bad("hours", CodeHoursPositive)
	case add > HoursInputMax:
		return Bad("hours", CodeHoursOverInput).With("day", weekday)
	case booked+add > HoursDayMax:
		return Bad("hours", CodeHoursOverDay).With("day", weekday).With("n", booked.Dutch())
	}
	return nil
}

// CheckEntryDate refuses days after the Sunday of the week that holds today.
func CheckEntryDate(day, today Date) error {
	if day.After(today.Monday().AddDays(6)) {
		return Bad("date", CodeHoursFuture)
	}
	return nil
}

// CheckWeek refuses a week in which no day has hours.
func CheckWeek(days []Hours) error {
	for _, h := range days {
		if h > 0 {
			return nil
		}
	}
	return Bad("hours", CodeHoursNone)
}
