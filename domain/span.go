package domain

import "strings"

// Span is the week, month or year that a report or file is about. Name is how files
// are called after it: 2026-W12, 2026-03 or 2026.
type Span struct {
	Period
	Name string
}

// ParseSpan parses the query of an export. Exactly one of week (any day of that week,
// yyyy-mm-dd), month (yyyy-mm) and year (yyyy) is given. It returns CodeSpan for none
// or several, and CodeWeek, CodeMonth or CodeYear for an invalid one.
func ParseSpan(week, month, year string) (Span, error) {
	given := 0
	for _, text := range [...]string{week, month, year} {
		if text != "" {
			given++
		}
	}
	switch {
	case given != 1:
		return Span{}, Fail(Invalid, CodeSpan)
	case week != "":
		d, err := ParseDate(week)
		if err != nil {
			return Span{}, Bad("week", CodeWeek)
		}
		return WeekSpan(d), nil
	case month != "":
		m, err := ParseMonth(month)
		if err != nil {
			return Span{}, Bad("month", CodeMonth)
		}
		return Span{m.Period(), m.String()}, nil
	}
	if len(year) != 4 || !Digits(year) || ParseDigits(year) == 0 {
		return Span{}, Bad("year", CodeYear)
	}
	n := int(ParseDigits(year))
	return Span{Period{NewDate(n, 1, 1), NewDate(n, 12, 31)}, year}, nil
}

// WeekSpan returns the week of d.
func WeekSpan(d Date) Span { return Span{WeekPeriod(d), d.Week().String()} }

// ParseWeek parses a week as people write it on a command line: 2026-W02, or any day
// of it. It returns its Monday, or CodeWeekOrDay.
func ParseWeek(s string) (Date, error) {
	if d, err := ParseDate(s); err == nil {
		return d.Monday(), nil
	}
	year, n, cut := strings.Cut(strings.ToUpper(s), "-W")
	if !cut || len(year) != 4 || len(n) != 2 || !Digits(year+n) || ParseDigits(year) == 0 {
		return Date{}, Fail(Invalid, CodeWeekOrDay)
	}
	week := Week{int(ParseDigits(year)), int(ParseDigits(n))}
	monday := NewDate(week.Year, 1, 4).Monday().AddDays(7 * (week.Number - 1)) // 4 January is in week 1
	if monday.Week() != week {
		return Date{}, Fail(Invalid, CodeWeekOrDay)
	}
	return monday, nil
}
