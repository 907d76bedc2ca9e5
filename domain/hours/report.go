package hours

import (
	"time"

	"wbso/domain"
)

// Summary is the hours of a project in a week, a month or a year.
type Summary struct {
	Hours   domain.Hours
	Counted domain.Hours // in the period of the application
	Late    domain.Hours // recorded late
	Entries int
	With    int // employees with hours
	// PerDay are the hours of an average day with hours, in hundredths, rounded half up.
	PerDay int
	Usage  Usage // of those with hours together
	People []EmployeeUsage
	More   bool // there are further people
	Days   []DayHours
}

// EmployeeUsage are the hours of one employee with their usage.
type EmployeeUsage struct {
	EmployeeHours
	Usage Usage
}

// Summarise adds up the hours of a period, given by employee and by day. Those in the
// counted period count for the application.
func Summarise(in, counted domain.Period, people PeopleHours, days []DayHours) Summary {
	per := ReferenceOf(in)
	s := Summary{Hours: people.Hours, Late: people.Late, Entries: people.Entries, With: people.People, More: people.More, Days: days, Usage: UsageOf(people.Hours, per, people.People)}
	for _, e := range people.Items {
		s.People = append(s.People, EmployeeUsage{e, UsageOf(e.Hours, per, 1)})
	}
	for _, d := range days {
		if counted.Holds(d.Date) {
			s.Counted += d.Hours
		}
	}
	if n := len(days); n > 0 {
		s.PerDay = (int(s.Hours)*100 + n) / (2 * n)
	}
	return s
}

// SumPerson adds up the entries of one employee, which are in the order of their days.
func SumPerson(e Employee, entries []HourEntry) (people PeopleHours, days []DayHours) {
	sum := EmployeeHours{Employee: e.ID, Name: e.Name(), Function: e.Function, Entries: len(entries)}
	for _, entry := range entries {
		sum.Hours, sum.Late = sum.Hours+entry.Hours, sum.Late+entry.LateHours
		if n := len(days); n > 0 && days[n-1].Date == entry.Date {
			days[n-1].Hours += entry.Hours
		} else {
			days = append(days, DayHours{Date: entry.Date, Hours: entry.Hours})
		}
	}
	people = PeopleHours{Entries: sum.Entries, Hours: sum.Hours, Late: sum.Late}
	if sum.Entries > 0 {
		people.People, people.Items = 1, []EmployeeHours{sum}
	}
	return people, days
}

// MonthHours are the hours of a project in a month of its application's period.
type MonthHours struct {
	Month   domain.Month
	Hours   domain.Hours
	Counted domain.Hours // in that period, which may begin within its first month
}

// MonthPeriods returns the periods whose hours MonthsOf needs: each month of the application's
// period, and what of the first one is in it.
func MonthPeriods(project Project) []ProjectPeriod {
	counted := project.CountedPeriod()
	var all []ProjectPeriod
	for m := counted.From.MonthOf(); !m.First().After(counted.To); m = m.AddMonths(1) {
		all = append(all, ProjectPeriod{project.ID, m.Period()})
	}
	return append(all, ProjectPeriod{project.ID, counted.Within(all[0].Period)})
}

// MonthsOf returns the months of the application's period, oldest first. sums are the hours in the
// MonthPeriods.
func MonthsOf(project Project, sums []domain.Hours) []MonthHours {
	periods := MonthPeriods(project)
	months := make([]MonthHours, len(periods)-1)
	for i := range months {
		months[i] = MonthHours{Month: periods[i].From.MonthOf(), Hours: sums[i], Counted: sums[i]}
	}
	months[0].Counted = sums[len(months)]
	return months
}

// CountedIn adds up the hours that count.
func CountedIn(months []MonthHours) (sum domain.Hours) {
	for _, m := range months {
		sum += m.Counted
	}
	return sum
}

// Always returns the period of all hours.
func Always() domain.Period {
	return domain.Period{From: domain.NewDate(1, time.January, 1), To: domain.NewDate(9999, time.December, 31)}
}

// Budget compares the hours of a whole project with those that were applied for.
type Budget struct {
	Estimated  int // hours
	Total      domain.Hours
	Realised   domain.Hours  // those of Total in the application's period, which count
	UsedTenths int           // percent in tenths, rounded half up
	From       domain.Date   // the first day of that period
	Until      domain.Date   // the last one
	Forecast   *domain.Hours // by then, in whole hours; nil when that cannot be said
}

// paceWeeks is over how many weeks, up to the current one, the pace of a project goes.
const paceWeeks = 8

// BudgetPeriods returns the periods whose hours BudgetOf needs: everything, and of the
// application's period all, the weeks of the pace, and the current week.
func BudgetPeriods(project Project, today domain.Date) []domain.Period {
	monday, counted := today.Monday(), project.CountedPeriod()
	pace := domain.Period{From: monday.AddDays(-7 * paceWeeks), To: monday.AddDays(-1)}
	return []domain.Period{Always(), counted, counted.Within(pace), counted.Within(domain.WeekPeriod(today))}
}

// BudgetOf returns the budget of a project. first is the first day with hours, and sums are
// the hours in the BudgetPeriods.
//
// Only hours in the application's period count. The pace is the average of the last eight whole weeks, or of those since the first one
// with hours; with fewer than two there is no forecast. It is continued to the 31 December
// on which the application's period ends. The
// current week counts for what it has, at least the pace. After that day there is no
// forecast.
func BudgetOf(project Project, first, today domain.Date, sums []domain.Hours) Budget {
	counted := project.CountedPeriod()
	b := Budget{Estimated: project.EstimatedHours, Total: sums[0], Realised: sums[1], From: counted.From, Until: counted.To}
	if b.Estimated > 0 {
		b.UsedTenths = (int(b.Realised)*1000 + b.Estimated) / (2 * b.Estimated)
	}
	next := today.Monday().AddDays(7)
	weeks := 0
	if !first.IsZero() {
		if first.Before(counted.From) {
			first = counted.From
		}
		weeks = min(domain.DaysBetween(first.Monday(), today.Monday())/7, paceWeeks)
	}
	if weeks < 2 || b.Until.Before(today) {
		return b
	}
	days := max(domain.DaysBetween(next, b.Until)+1, 0)
	// Everything is multiplied by 7 * weeks, so that it is rounded once.
	rest := 7*max(int(sums[2])-int(sums[3])*weeks, 0) + int(sums[2])*days
	halves := int(sums[1])*7*weeks + rest
	forecast := domain.Hours(2 * ((halves + 7*weeks) / (14 * weeks)))
	b.Forecast = &forecast
	return b
}
