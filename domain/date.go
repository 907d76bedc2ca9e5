package domain

import (
	"fmt"
	"time"
)

// Date is a calendar day without time or zone. The zero Date means "no date".
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// NewDate returns the given day, normalised as time.Date does (31 April is 1 May).
func NewDate(year int, month time.Month, day int) Date {
	return DateOf(time.Date(year, month, day, 0, 0, 0, 0, time.UTC))
}

// DateOf returns the calendar day of t in t's own location.
func DateOf(t time.Time) Date {
	y, m, d := t.Date()
	return Date{Year: y, Month: m, Day: d}
}

// ParseDate parses yyyy-mm-dd. It returns CodeNoSuchDay for a day that does not
// exist, and CodeDate for any other form and for the year 0, which PostgreSQL
// does not accept.
func ParseDate(s string) (Date, error) {
	if !looksLikeDate(s) {
		return Date{}, Fail(Invalid, CodeDate)
	}
	d := Date{Year: int(ParseDigits(s[:4])), Month: time.Month(ParseDigits(s[5:7])), Day: int(ParseDigits(s[8:]))}
	if d != NewDate(d.Year, d.Month, d.Day) {
		return Date{}, Fail(Invalid, CodeNoSuchDay)
	}
	return d, nil
}

func looksLikeDate(s string) bool {
	return len(s) == 10 && s[4] == '-' && s[7] == '-' && Digits(s[:4]) && Digits(s[5:7]) && Digits(s[8:]) && s[:4] != "0000"
}

// IsZero reports whether d is the zero Date.
func (d Date) IsZero() bool { return d == Date{} }

// String returns the date as yyyy-mm-dd, or "" for the zero Date.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return d.time().Format(time.DateOnly)
}

// Dutch returns the date as dd-mm-yyyy, or "" for the zero Date.
func (d Date) Dutch() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%02d-%02d-%04d", d.Day, d.Month, d.Year)
}

// DutchLong returns the date as "1 januari 2027", or "" for the zero Date.
func (d Date) DutchLong() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%d %s %d", d.Day, DutchMonth(d.Month), d.Year)
}

func (d Date) time() time.Time { return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC) }

// AddDays returns the day n days after d, or before d when n is negative.
func (d Date) AddDays(n int) Date { return NewDate(d.Year, d.Month, d.Day+n) }

// DaysBetween returns how many days to is after from.
func DaysBetween(from, to Date) int { return int(to.time().Sub(from.time()).Hours() / 24) }

// WorkingDays returns how many days after from, up to and including to, are from Monday to
// Friday. It is 0 when to is not after from.
func WorkingDays(from, to Date) int {
	days := max(DaysBetween(from, to), 0)
	working := days / 7 * 5
	last := to.Weekday() + 7
	for i := range days % 7 {
		if w := (last - time.Weekday(i)) % 7; w != time.Saturday && w != time.Sunday {
			working++
		}
	}
	return working
}

// Compare returns -1 if d is before e, 0 if they are equal, and +1 if d is after e.
func (d Date) Compare(e Date) int { return d.time().Compare(e.time()) }

// Before reports whether d is before e.
func (d Date) Before(e Date) bool { return d.Compare(e) < 0 }

// After reports whether d is after e.
func (d Date) After(e Date) bool { return d.Compare(e) > 0 }

// Later returns the later of two days.
func Later(a, b Date) Date {
	if a.Before(b) {
		return b
	}
	return a
}

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.time().Weekday() }

// Week is an ISO 8601 week. Year is the ISO week-numbering year, which can differ
// from the calendar year around New Year (2027-01-01 is in 2026-W53).
type Week struct {
	Year   int
	Number int
}

// Week returns the ISO week of d.
func (d Date) Week() Week {
	y, n := d.time().ISOWeek()
	return Week{y, n}
}

// String returns the week as yyyy-Www, for example 2026-W01.
func (w Week) String() string { return fmt.Sprintf("%04d-W%02d", w.Year, w.Number) }

// Monday returns the Monday of d's week.
func (d Date) Monday() Date { return d.AddDays(-((int(d.Weekday()) + 6) % 7)) }

// Days returns the seven days of d's week, Monday first.
func (d Date) Days() [7]Date {
	var days [7]Date
	for i := range days {
		days[i] = d.Monday().AddDays(i)
	}
	return days
}

// Month is a calendar month.
type Month struct {
	Year  int
	Month time.Month
}

// ParseMonth parses yyyy-mm. It returns CodeMonth for anything else and for the
// year 0.
func ParseMonth(s string) (Month, error) {
	t, err := time.Parse("2006-01", s)
	if err != nil || len(s) != 7 || t.Year() == 0 {
		return Month{}, Fail(Invalid, CodeMonth)
	}
	return Month{t.Year(), t.Month()}, nil
}

// MonthOf returns the month of d.
func (d Date) MonthOf() Month { return Month{d.Year, d.Month} }

// AddMonths returns the month n months after m, or before m when n is negative.
func (m Month) AddMonths(n int) Month {
	d := NewDate(m.Year, m.Month+time.Month(n), 1)
	return d.MonthOf()
}

// Dutch returns the month as "januari 2027".
func (m Month) Dutch() string { return fmt.Sprintf("%s %d", DutchMonth(m.Month), m.Year) }

// String returns the month as yyyy-mm.
func (m Month) String() string { return fmt.Sprintf("%04d-%02d", m.Year, m.Month) }

// First returns the first day of the month.
func (m Month) First() Date { return NewDate(m.Year, m.Month, 1) }

// Last returns the last day of the month.
func (m Month) Last() Date { return NewDate(m.Year, m.Month+1, 0) }

// DutchMonth returns the Dutch name of a month, in lower case.
func DutchMonth(m time.Month) string {
	names := [...]string{"januari", "februari", "maart", "april", "mei", "juni",
		"juli", "augustus", "september", "oktober", "november", "december"}
	return names[m-1]
}

// DutchWeekday returns the Dutch name of a day of the week, in lower case.
func DutchWeekday(d time.Weekday) string {
	names := [...]string{"zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"}
	return names[d]
}

func (m Month) Compare(n Month) int { return m.First().Compare(n.First()) }
