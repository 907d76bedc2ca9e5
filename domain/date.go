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

// NewDate returns the day, normalised as time.Date does (31 April is 1 May).
func NewDate(year int, month time.Month, day int) Date {
	return DateOf(time.Date(year, month, day, 0, 0, 0, 0, time.UTC))
}

// DateOf returns the day of an instant in the instant's own location.
func DateOf(t time.Time) Date {
	y, m, d := t.Date()
	return Date{y, m, d}
}

// ParseDate reads yyyy-mm-dd. A day that does not exist is CodeNoSuchDay;
// anything else, and the year 0, which databases do not know, is CodeDate.
func ParseDate(s string) (Date, error) {
	if !looksLikeDate(s) {
		return Date{}, Fail(Invalid, CodeDate)
	}
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return Date{}, Fail(Invalid, CodeNoSuchDay)
	}
	return DateOf(t), nil
}

func looksLikeDate(s string) bool {
	return len(s) == 10 && s[4] == '-' && s[7] == '-' && digits(s[:4]+s[5:7]+s[8:]) && s[:4] != "0000"
}

// IsZero tells whether no date was given.
func (d Date) IsZero() bool { return d == Date{} }

// String is yyyy-mm-dd, empty for the zero Date.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

// Dutch is dd-mm-yyyy, empty for the zero Date.
func (d Date) Dutch() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%02d-%02d-%04d", d.Day, d.Month, d.Year)
}

// DutchLong is "1 januari 2027", empty for the zero Date.
func (d Date) DutchLong() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%d %s %d", d.Day, DutchMonth(d.Month), d.Year)
}

func (d Date) time() time.Time { return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC) }

// AddDays returns the day n days later (earlier when negative).
func (d Date) AddDays(n int) Date { return NewDate(d.Year, d.Month, d.Day+n) }

// Compare is -1, 0 or +1 as d lies before, on or after e.
func (d Date) Compare(e Date) int { return d.time().Compare(e.time()) }

// Before tells whether d lies before e.
func (d Date) Before(e Date) bool { return d.Compare(e) < 0 }

// After tells whether d lies after e.
func (d Date) After(e Date) bool { return d.Compare(e) > 0 }

// Weekday is the day of the week.
func (d Date) Weekday() time.Weekday { return d.time().Weekday() }

// Week is an ISO 8601 week. Year is the ISO week-year, which differs from the
// calendar year around New Year (2027-01-01 lies in 2026-W53).
type Week struct {
	Year   int
	Number int
}

// Week returns the ISO week that holds d.
func (d Date) Week() Week {
	y, n := d.time().ISOWeek()
	return Week{y, n}
}

// String is yyyy-Www, as in 2026-W01.
func (w Week) String() string { return fmt.Sprintf("%04d-W%02d", w.Year, w.Number) }

// Monday is the first day of the week that holds d.
func (d Date) Monday() Date { return d.AddDays(-((int(d.Weekday()) + 6) % 7)) }

// Days are the seven days of the week that holds d, Monday first. They are
// dates, so a change to summer time neither drops nor doubles one.
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

// ParseMonth reads yyyy-mm, with CodeMonth when it is none.
func ParseMonth(s string) (Month, error) {
	t, err := time.Parse("2006-01", s)
	if err != nil || len(s) != 7 || t.Year() == 0 {
		return Month{}, Fail(Invalid, CodeMonth)
	}
	return Month{t.Year(), t.Month()}, nil
}

// MonthOf is the month that holds d.
func (d Date) MonthOf() Month { return Month{d.Year, d.Month} }

// AddMonths returns the month n months later (earlier when negative).
func (m Month) AddMonths(n int) Month {
	d := NewDate(m.Year, m.Month+time.Month(n), 1)
	return d.MonthOf()
}

// Dutch is "januari 2027".
func (m Month) Dutch() string { return fmt.Sprintf("%s %d", DutchMonth(m.Month), m.Year) }

// String is yyyy-mm.
func (m Month) String() string { return fmt.Sprintf("%04d-%02d", m.Year, m.Month) }

// First is the first day of the month.
func (m Month) First() Date { return NewDate(m.Year, m.Month, 1) }

// Last is the last day of the month.
func (m Month) Last() Date { return NewDate(m.Year, m.Month+1, 0) }

// DutchMonth is the Dutch name of a month, lower case.
func DutchMonth(m time.Month) string {
	names := [...]string{"januari", "februari", "maart", "april", "mei", "juni",
		"juli", "augustus", "september", "oktober", "november", "december"}
	return names[m-1]
}

// DutchWeekday is the Dutch name of a day of the week, lower case.
func DutchWeekday(d time.Weekday) string {
	names := [...]string{"zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"}
	return names[d]
}
