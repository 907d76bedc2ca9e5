package hoursfile

import (
	"bytes"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/dutch"
)

// DateOrder is how dates with slashes are read.
type DateOrder string

// The orders. AnyOrder refuses a date that can be read in two ways.
const (
	AnyOrder     DateOrder = ""
	DayMonthYear DateOrder = "dmy"
	MonthDayYear DateOrder = "mdy"
	YearMonthDay DateOrder = "ymd"
)

// DateOrders returns the orders that a person can choose.
func DateOrders() []DateOrder { return []DateOrder{DayMonthYear, MonthDayYear, YearMonthDay} }

// dateKind says what one date of a file reveals about the order of day and month in that file.
type dateKind int

const (
	certain    dateKind = iota // written in a form that has only one reading
	either                     // could be read in two ways
	dayFirst                   // only day before month gives a date: 23/04/2026
	monthFirst                 // only month before day gives a date: 04/23/2026
)

// dateOf reads a date. ISO is never ambiguous, and neither are dd-mm-yyyy and dd.mm.yyyy unless the file is
// foreign or the month was said to come first. A time after the date does not count, but that of a moment in UTC
// does, whose day is that in Amsterdam. Without an order a date that can be read in two ways has its day first.
func dateOf(cell []byte, order DateOrder, foreign bool) (day domain.Date, kind dateKind, fault *domain.Error) {
	if at, ok := momentOf(cell); ok {
		return dutch.DayIn(at), certain, nil
	}
	parts, mark, ok := dateParts(cell)
	if !ok { // 9 maart 2026, maandag 9 mrt. 2026
		if day, err := dutch.Date(string(trimmed(cell))); err == nil {
			return day, certain, nil
		}
		return domain.Date{}, certain, about(domain.CodeFileDate, cell)
	}
	a, b := 0, 2 // the places of day and year
	if len(parts[0]) == 4 {
		a, b = 2, 0
	}
	dd, month := parts[a], parts[1]
	if (mark == '/' || foreign || order == MonthDayYear) && b == 2 {
		kind = kindOf(dd, month)
		switch {
		case kind == either && order == YearMonthDay:
			return domain.Date{}, certain, about(domain.CodeFileDateOrder, cell)
		case kind != certain && order == MonthDayYear || kind == monthFirst && order == AnyOrder:
			dd, month = month, dd
		}
	}
	day, fault = madeOf(parts[b], month, dd, cell)
	return day, kind, fault
}

// momentOf reads a moment that is written in UTC. Another offset is somebody's own clock, on which the day is
// that of the date.
func momentOf(cell []byte) (time.Time, bool) {
	text := string(trimmed(cell))
	if len(text) < len("2006-01-02T15:04Z") || text[4] != '-' {
		return time.Time{}, false
	}
	for _, zero := range []string{"Z", "+00:00", "-00:00", "+0000", "+00", " UTC", " GMT"} {
		if local, ok := strings.CutSuffix(text, zero); ok {
			local = strings.TrimSpace(strings.Replace(local, "T", " ", 1))
			for _, layout := range []string{"2006-01-02 15:04:05", "2006-01-02 15:04"} {
				if at, err := time.Parse(layout, local); err == nil {
					return at, true
				}
			}
		}
	}
	return time.Time{}, false
}

// kindOf looks at the first two numbers of a date with slashes.
func kindOf(first, second []byte) dateKind {
	a, _ := dutch.WholeNumber(first)
	b, isNumber := dutch.WholeNumber(second)
	switch {
	case !isNumber || a == b:
		return certain
	case b > 12:
		return monthFirst
	case a > 12:
		return dayFirst
	}
	return either
}

// swapped returns a day that could be read in two ways, with its month first.
func swapped(d domain.Date) domain.Date {
	return domain.NewDate(d.Year, time.Month(d.Day), int(d.Month))
}

// dateParts splits a date at its dashes, slashes or dots.
func dateParts(cell []byte) (parts [3][]byte, mark byte, ok bool) {
	text := trimmed(cell)
	if day, _, timed := bytes.Cut(text, []byte(" ")); timed {
		text = day
	} else if len(text) > 10 && text[10] == 'T' {
		text = text[:10]
	}
	at := bytes.IndexAny(text, "-/.")
	if at < 0 {
		return parts, 0, false
	}
	mark = text[at]
	for i := range 2 {
		var found bool
		if parts[i], text, found = bytes.Cut(text, []byte{mark}); !found {
			return parts, 0, false
		}
	}
	parts[2] = text
	return parts, mark, true
}

// madeOf makes a date of the texts of its parts. Two digits are enough for a year
// only when the month has a name, as in Jira's 09/Mar/26.
func madeOf(year, month, day, cell []byte) (domain.Date, *domain.Error) {
	y, fine := dutch.WholeNumber(year)
	m, named := monthOf(month)
	if named && len(year) == 2 {
		y += 2000
	} else if len(year) != 4 {
		fine = false
	}
	if !named {
		var ok bool
		m, ok = dutch.WholeNumber(month)
		fine = fine && ok && len(month) <= 2
	}
	d, ok := dutch.WholeNumber(day)
	if !fine || !ok || len(day) > 2 || y == 0 {
		return domain.Date{}, about(domain.CodeFileDate, cell)
	}
	made := domain.NewDate(y, time.Month(m), d)
	if made.Year != y || int(made.Month) != m || made.Day != d {
		return domain.Date{}, domain.Fail(domain.Invalid, domain.CodeNoSuchDay)
	}
	return made, nil
}

// foreignMonths are the short names of months in English and German that are not Dutch.
var foreignMonths = map[string]int{"mar": 3, "mrz": 3, "marz": 3, "may": 5, "mai": 5, "oct": 10, "dez": 12}

// monthOf reads the name of a month in Dutch, or its short name in English or German.
func monthOf(text []byte) (int, bool) {
	if len(text) < 3 {
		return 0, false
	}
	name := headOf(text)
	if n, ok := foreignMonths[name]; ok {
		return n, true
	}
	n := int(dutch.MonthNamed(name))
	return n, n != 0
}

func about(code domain.Code, cell []byte) *domain.Error {
	return domain.Fail(domain.Invalid, code).With("value", shown(cell))
}
