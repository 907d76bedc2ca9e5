package domain

import "time"

// Filing is when and for which period an application is to be filed with RVO
// (RVO: an employer's period starts on the first of the month after filing and
// ends on 31 December; for a start on 1 January one files by 20 December).
type Filing struct {
	StartMonth Month // first month of the application period
	Deadline   Date  // last day to file
	Months     int   // length of the period, 3 to 12
	Past       bool  // the deadline for the wished start has passed
}

// Dossier is everything the application document prints.
type Dossier struct {
	Request     Request
	Application Application
	Costs       CostAdvice
	Filing      Filing
	Written     Date // the day the application was written
}

// lastStart is the last month in which a period can start, so that it holds at
// least three months.
const lastStart = time.October

// FilingFor is when to file for a project that starts on a day. The period
// starts on the first of that month; a start in November or December falls to
// January, because a period holds at least three months and ends on 31 December.
func FilingFor(start, today Date) Filing {
	m := start.MonthOf()
	if m.Month > lastStart {
		m = Month{m.Year + 1, time.January}
	}
	return filingOf(m, today)
}

// EarliestFiling is the first period that can still be filed for today.
func EarliestFiling(today Date) Filing {
	f := FilingFor(today.MonthOf().AddMonths(1).First(), today)
	for f.Past {
		f = FilingFor(f.StartMonth.AddMonths(1).First(), today)
	}
	return f
}

func filingOf(m Month, today Date) Filing {
	deadline := filingDeadline(m)
	return Filing{StartMonth: m, Deadline: deadline, Months: 13 - int(m.Month), Past: today.After(deadline)}
}

// filingDeadline is the day before the period, but 20 December for January (RVO).
func filingDeadline(m Month) Date {
	if m.Month == time.January {
		return NewDate(m.Year-1, time.December, 20)
	}
	return m.First().AddDays(-1)
}
