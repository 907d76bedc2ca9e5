package dutch

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// DayIn returns the day of a moment in Amsterdam.
func DayIn(at time.Time) domain.Date { return domain.DateOf(ClockIn(at)) }

// ClockIn returns what the clock says in Amsterdam at a moment, by the rule of summer time that has held since
// 1996: from one o'clock UTC on the last Sunday of March until that of October.
func ClockIn(at time.Time) time.Time {
	at = at.UTC()
	offset := time.Hour
	if !at.Before(change(at.Year(), time.March)) && at.Before(change(at.Year(), time.October)) {
		offset = 2 * time.Hour
	}
	return at.Add(offset)
}

// Expiry reads until when something holds: an instant as RFC 3339, or a day, at whose end in Amsterdam it is over.
// It returns CodeDate for any other text.
func Expiry(text string) (time.Time, error) {
	if at, err := time.Parse(time.RFC3339, text); err == nil {
		return at.UTC(), nil
	}
	day, err := domain.ParseDate(text)
	if err != nil {
		return time.Time{}, domain.Fail(domain.Invalid, domain.CodeDate)
	}
	next := time.Date(day.Year, day.Month, day.Day+1, 0, 0, 0, 0, time.UTC)
	offset := ClockIn(next.Add(-2 * time.Hour)).Sub(next.Add(-2 * time.Hour)) // the clock changes at other hours
	return next.Add(-offset), nil
}

// change returns when the clock is changed in a month.
func change(year int, month time.Month) time.Time {
	last := time.Date(year, month, 31, 1, 0, 0, 0, time.UTC)
	return last.AddDate(0, 0, -int(last.Weekday()))
}

// dateForm matches a day as people write it: 1-3-2027, 01/03/27, 1 maart 2027, per vrijdag 1 mrt. 2027.
var dateForm = regexp.MustCompile(`(?i)^(?:(?:per|op|vanaf) )?(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag,? )?` +
	`(\d{1,2})(?:[-/.] ?| )(\d{1,2}|[a-z]{3,9}\.?)(?:[-/.] ?| )['’]?(\d{4}|\d{2})$`)

// Date reads a day as people write it, and also yyyy-mm-dd. It returns CodeNoSuchDay for a day that does
// not exist, and CodeDate for any other text.
func Date(text string) (domain.Date, error) {
	text = strings.Join(strings.Fields(text), " ")
	m := dateForm.FindStringSubmatch(text)
	if m == nil {
		return domain.ParseDate(text)
	}
	day, _ := strconv.Atoi(m[1])
	year, _ := strconv.Atoi(m[3])
	if len(m[3]) == 2 {
		year += 2000
	}
	month := monthNumber(m[2])
	date := domain.NewDate(year, month, day)
	if date != (domain.Date{Year: year, Month: month, Day: day}) {
		return domain.Date{}, domain.Fail(domain.Invalid, domain.CodeNoSuchDay)
	}
	return date, nil
}
