package domain

// Period is a range of days that includes both From and To.
type Period struct {
	From Date
	To   Date
}

// ParsePeriod parses the query of an hours list or report. Exactly one of week
// (any day of that week, yyyy-mm-dd) and month (yyyy-mm) is given. It returns
// CodePeriod for both or neither, and CodeWeek or CodeMonth for an invalid one.
func ParsePeriod(week, month string) (Period, error) {
	switch {
	case (week == "") == (month == ""):
		return Period{}, Fail(Invalid, CodePeriod)
	case week != "":
		d, err := ParseDate(week)
		if err != nil {
			return Period{}, Bad("week", CodeWeek)
		}
		return WeekPeriod(d), nil
	}
	m, err := ParseMonth(month)
	if err != nil {
		return Period{}, Bad("month", CodeMonth)
	}
	return m.Period(), nil
}

// WeekPeriod returns the week of d, Monday to Sunday.
func WeekPeriod(d Date) Period { return Period{d.Monday(), d.Monday().AddDays(6)} }

// Period returns the whole month.
func (m Month) Period() Period { return Period{m.First(), m.Last()} }

// Holds reports whether d is in the period.
func (p Period) Holds(d Date) bool { return !d.Before(p.From) && !d.After(p.To) }

// Within returns the days that two periods share; From is after To when there are none.
func (p Period) Within(q Period) Period {
	if p.From.After(q.From) {
		q.From = p.From
	}
	if p.To.Before(q.To) {
		q.To = p.To
	}
	return q
}

// Split returns the days of the period before its whole months, and those months; either is the
// zero Period when there are none. A period that ends within a month is all days.
func (p Period) Split() (days, months Period) {
	first := p.From.MonthOf()
	if p.From != first.First() {
		first = first.AddMonths(1)
	}
	if p.To != p.To.MonthOf().Last() || first.First().After(p.To) {
		return p, Period{}
	}
	if p.From != first.First() {
		days = Period{p.From, first.First().AddDays(-1)}
	}
	return days, Period{first.First(), p.To}
}
