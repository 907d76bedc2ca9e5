package scheme

import (
	"fmt"
	"time"

	"wbso/domain"
)

// Filing is the application period of a project and the deadline for filing it
// with RVO. RVO's rules for employers: the period starts on the first of the
// month after filing and ends on 31 December; a period that starts on 1 January
// must be filed by 20 December. Of the self-employed without employees it starts on the day
// of filing, which is possible until 30 September.
type Filing struct {
	From      domain.Date // first day of the application period
	Deadline  domain.Date // last day to file; zero when there is none
	Months    int         // length of the period, 3 to 12
	Past      bool        // the deadline has passed
	Uncounted bool        // the project starts before the period; its hours until then do not count
}

// StartMonth returns the month in which the period starts.
func (f Filing) StartMonth() domain.Month { return f.From.MonthOf() }

// FilingPeriod returns the application period, in which hours count.
func (f Filing) FilingPeriod() domain.Period {
	return domain.Period{From: f.From, To: domain.NewDate(f.From.Year, time.December, 31)}
}

// Timing has the dates that decide the filing of an application.
type Timing struct {
	Applicant Applicant
	Start     domain.Date // of the application
	Began     domain.Date // of the project, when the application continues it
	Filed     domain.Date // zero as long as it was not
}

// Filing returns the filing of an application. It follows from the day on which it was filed, and
// until then from today. An employer who filed after the deadline gets the first period that was
// still possible, as does one who continues a project, since that project goes on anyway and a
// deadline cannot lie in the past.
func (t Timing) Filing(today domain.Date) Filing {
	if t.Applicant == SelfEmployedApplicant {
		return selfEmployedFiling(t.Start, t.Filed, today)
	}
	on := today
	if !t.Filed.IsZero() {
		on = t.Filed
	}
	f := FilingFor(t.Start, on)
	if f.Past && !(t.Filed.IsZero() && t.Began.IsZero()) {
		f = EarliestFiling(on)
		f.Uncounted = t.Start.Before(f.From)
	}
	return f
}

// selfEmployedFiling returns the filing of the self-employed without employees. One who has not
// filed yet is expected to file when the project starts.
func selfEmployedFiling(start, filed, today domain.Date) Filing {
	if filed.IsZero() {
		filed = start
		if last := selfEmployedLastDay(start.Year); start.After(last) {
			filed = last
		}
		filed = domain.Later(filed, today)
	}
	from := domain.Later(filed, domain.NewDate(start.Year, time.January, 1))
	if from.After(selfEmployedLastDay(from.Year)) {
		from = domain.NewDate(from.Year+1, time.January, 1)
	}
	return Filing{From: from, Months: 13 - int(from.Month), Uncounted: start.Before(from)}
}

// selfEmployedLastDay returns the last day on which the self-employed can file for a year.
func selfEmployedLastDay(year int) domain.Date { return domain.NewDate(year, time.September, 30) }

// lastStart is the last month in which a period can start: RVO requires at least
// three months and every period ends in December.
const lastStart = time.October

// FilingFor returns the filing for a project that starts on the given day. The
// period starts on the first of that month. For a start in October, November or
// December it starts on 1 October while that can still be filed, and else on the next
// 1 January.
func FilingFor(start, today domain.Date) Filing {
	m := start.MonthOf()
	if m.Month >= lastStart {
		m = domain.Month{Year: m.Year, Month: lastStart}
		if today.After(filingDeadline(m)) {
			m = domain.Month{Year: m.Year + 1, Month: time.January}
		}
	}
	f := filingOf(m, today)
	f.Uncounted = start.Before(f.From)
	return f
}

// PeriodMonths returns the first and the last month that the period of a project with this
// start can have, whenever it is filed. A start in the last quarter may get the period of the
// next year.
func PeriodMonths(start domain.Date) (first, last domain.Month) {
	first, last = start.MonthOf(), domain.Month{Year: start.Year, Month: time.December}
	if first.Month >= lastStart {
		last.Year++
	}
	return first, last
}

// HasDeadline reports whether there is a last day to file.
func (f Filing) HasDeadline() bool { return !f.Deadline.IsZero() }

// Weekend returns the name of the day when the deadline is a Saturday or Sunday, and else "".
// RVO does not move the deadline to the Monday after it.
func (f Filing) Weekend() string {
	if day := f.Deadline.Weekday(); f.HasDeadline() && (day == time.Saturday || day == time.Sunday) {
		return domain.DutchWeekday(day)
	}
	return ""
}

// WorkingDaysLeft returns how many working days are left to file, the deadline included and today
// not.
func (f Filing) WorkingDaysLeft(today domain.Date) int { return domain.WorkingDays(today, f.Deadline) }

// EarliestFiling returns the first period that can still be filed for today.
func EarliestFiling(today domain.Date) Filing {
	f := FilingFor(today.MonthOf().AddMonths(1).First(), today)
	for f.Past {
		f = FilingFor(f.StartMonth().AddMonths(1).First(), today)
	}
	f.Uncounted = false // it is about no project
	return f
}

func filingOf(m domain.Month, today domain.Date) Filing {
	deadline := filingDeadline(m)
	return Filing{From: m.First(), Deadline: deadline, Months: 13 - int(m.Month), Past: today.After(deadline)}
}

// filingDeadline returns the day before the period, or 20 December for a period
// that starts in January (RVO).
func filingDeadline(m domain.Month) domain.Date {
	if m.Month == time.January {
		return domain.NewDate(m.Year-1, time.December, 20)
	}
	return m.First().AddDays(-1)
}

// ApplyNow says what employers, and what the self-employed without employees, can apply for on a day.
func ApplyNow(today domain.Date) (employers, alone string) {
	f, over := EarliestFiling(today), ""
	if today.After(selfEmployedLastDay(today.Year)) {
		over = fmt.Sprintf("Voor %d kan niemand meer aanvragen. ", today.Year)
	}
	employers = fmt.Sprintf("%sHeb je personeel, dan vraag je nu aan voor %d: uiterlijk %s voor een periode vanaf %s.",
		over, f.From.Year, f.Deadline.DutchLong(), f.From.DutchLong())
	return employers, "Ben je zelfstandige zonder personeel, dan begint je periode" + fromFiling(selfEmployedFiling(today, domain.Date{}, today).From.Year)
}

// AlonePeriod says when the period of a self-employed person without employees begins in a year,
// and until when one can file for it. The client's lib/alone-period.ts says the same.
func AlonePeriod(year int) string { return "Je periode begint" + fromFiling(year) }

func fromFiling(year int) string {
	return fmt.Sprintf(" op de dag waarop je indient, op zijn vroegst %s, en loopt tot en met 31 december %d. Indienen kan tot en met %s.",
		domain.NewDate(year, time.January, 1).DutchLong(), year, selfEmployedLastDay(year).DutchLong())
}
