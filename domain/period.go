package domain

// Period is a run of days, both ends inside it.
type Period struct {
	From Date
	To   Date
}

// ParsePeriod reads the query of an hours list or report: exactly one of week
// (any day of that week, yyyy-mm-dd) and month (yyyy-mm). Both or neither is
// CodePeriod, a day or month that does not exist CodeWeek or CodeMonth.
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

// WeekPeriod is the week that holds d, Monday to Sunday.
func WeekPeriod(d Date) Period { return Period{d.Monday(), d.Monday().AddDays(6)} }

// Period is the whole month.
func (m Month) Period() Period { return Period{m.First(), m.Last()} }

// Holds tells whether d lies in the period.
func (p Period) Holds(d Date) bool { return !d.Before(p.From) && !d.After(p.To) }
