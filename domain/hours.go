package domain

import (
	"strconv"
	"strings"
)

// Hours are hours worked, counted in half hours: 15 is seven and a half hours.
type Hours int

// Limits of the hours administration.
const (
	HoursStep     Hours = 1  // half an hour
	HoursDayMax   Hours = 16 // 8 hours per employee per day, over all projects
	HoursInputMax Hours = 48 // 24 hours in one entry
)

// hoursHuge replaces numbers of more than six digits, so that parsing never
// overflows. It is far over every limit.
const hoursHuge Hours = 2_000_000

// ParseHours parses hours as the API writes them: 7.5, 8 or 8.0, with a minus sign
// if negative. It returns CodeNumber for any other form ("4,5", "1e3", "NaN",
// "+1") and CodeHoursStep for a number that is not a multiple of 0.5. CheckDay
// checks whether the hours fit in a day.
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

// String returns the hours as the API writes them, always with one decimal: 7.5,
// 8.0.
func (h Hours) String() string {
	if h < 0 {
		return "-" + (-h).String()
	}
	return strconv.Itoa(int(h)/2) + [2]string{".0", ".5"}[h%2]
}

// Dutch returns the hours as Dutch readers write them: 7,5, 8 or 50.000.
func (h Hours) Dutch() string {
	if h < 0 {
		return "-" + (-h).Dutch()
	}
	return DutchInt(int(h)/2) + [2]string{"", ",5"}[h%2]
}

// CheckDay checks hours to be added to a day: more than 0, at most 24, and at most
// 8 together with the hours that the employee has booked on that day on all
// projects. Every way of entering hours uses it. It returns CodeHoursPositive,
// CodeHoursOverInput with {day}, or CodeHoursOverDay with {day} and the booked
// hours {n}.
func CheckDay(booked, add Hours, day Date) error {
	weekday := "deze dag" // which was not understood
	if !day.IsZero() {
		weekday = DutchWeekday(day.Weekday())
	}
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

// CheckEntryDate returns CodeHoursFuture for a day after the Sunday of the current
// week.
func CheckEntryDate(day, today Date) error {
	if day.After(today.Monday().AddDays(6)) {
		return Bad("date", CodeHoursFuture)
	}
	return nil
}
