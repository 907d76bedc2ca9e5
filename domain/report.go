package domain

import "time"

// Summary is the hours of a project in a week, a month or a year.
type Summary struct {
	Hours   Hours
	Entries int
	// PerDay are the hours of an average day with hours, in hundredths, rounded half up.
	PerDay int
	Usage  Usage // of those with hours together
	People []EmployeeUsage
	Days   []DayHours
}

// EmployeeUsage are the hours of one employee with their usage.
type EmployeeUsage struct {
	EmployeeHours
	Usage Usage
}

// Summarise adds up the hours of a period, given by employee and by day.
func Summarise(in Period, people []EmployeeHours, days []DayHours) Summary {
	s, per := Summary{Days: days}, in.Reference()
	for _, e := range people {
		s.Hours += e.Hours
		s.Entries += e.Entries
		s.People = append(s.People, EmployeeUsage{e, UsageOf(e.Hours, per, 1)})
	}
	s.Usage = UsageOf(s.Hours, per, len(people))
	if n := len(days); n > 0 {
		s.PerDay = (int(s.Hours)*100 + n) / (2 * n)
	}
	return s
}

// Always is the period of all hours.
func Always() Period {
	return Period{NewDate(1, time.January, 1), NewDate(9999, time.December, 31)}
}

// Budget compares the hours of a whole project with those that were applied for.
type Budget struct {
	Estimated  int // hours
	Realised   Hours
	UsedTenths int      // percent in tenths, rounded half up
	Forecast   Forecast // the zero Forecast when none can be made
}

// Forecast is how many hours a project will have at the end of a day, in whole hours.
type Forecast struct {
	Hours Hours
	Until Date
}

// paceWeeks is over how many weeks, up to the current one, the pace of a project goes.
const paceWeeks = 8

// BudgetPeriods returns the periods whose hours BudgetOf needs: everything, the weeks of
// the pace, and the current week.
func BudgetPeriods(today Date) []Period {
	monday := today.Monday()
	return []Period{Always(), {monday.AddDays(-7 * paceWeeks), monday.AddDays(-1)}, WeekPeriod(today)}
}

// periodOf is the period of an application that was filed before its project started.
func periodOf(start Date) Filing { return FilingFor(start, start.MonthOf().First().AddDays(-1)) }

// BudgetOf returns the budget of a project. first is the first day with hours, and sums are
// the hours in the BudgetPeriods.
//
// The pace is the average of the last eight whole weeks, or of those since the first one
// with hours; with fewer than two there is no forecast. It is continued to the 31 December
// on which the application's period ends. The
// current week counts for what it has, at least the pace. After that day there is no
// forecast.
func BudgetOf(project Project, first, today Date, sums []Hours) Budget {
	b := Budget{Estimated: project.EstimatedHours, Realised: sums[0]}
	if b.Estimated > 0 {
		b.UsedTenths = (int(b.Realised)*1000 + b.Estimated) / (2 * b.Estimated)
	}
	until := NewDate(periodOf(project.StartOfProject).StartMonth.Year, time.December, 31)
	next := today.Monday().AddDays(7)
	weeks := 0
	if !first.IsZero() {
		weeks = min(daysBetween(first.Monday(), today.Monday())/7, paceWeeks)
	}
	if weeks < 2 || until.Before(today) {
		return b
	}
	days := max(daysBetween(next, until)+1, 0)
	// Everything is multiplied by 7 * weeks, so that it is rounded once.
	rest := 7*max(int(sums[1])-int(sums[2])*weeks, 0) + int(sums[1])*days
	halves := int(sums[0])*7*weeks + rest
	b.Forecast = Forecast{Hours: Hours(2 * ((halves + 7*weeks) / (14 * weeks))), Until: until}
	return b
}
