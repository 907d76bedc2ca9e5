package domain_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

type summaryIn struct {
	From, To string
	People   []domain.Hours // a person each, with two entries
	Days     int
}

type summaryWant struct {
	Hours   domain.Hours
	Entries int
	PerDay  int
	Tenths  int
	Level   domain.UsageLevel
	People  []int // tenths
}

func summaryOf(in summaryIn) summaryWant {
	var people []domain.EmployeeHours
	for _, h := range in.People {
		people = append(people, domain.EmployeeHours{Hours: h, Entries: 2})
	}
	s := domain.Summarise(domain.Period{From: day(in.From), To: day(in.To)}, people, make([]domain.DayHours, in.Days))
	want := summaryWant{Hours: s.Hours, Entries: s.Entries, PerDay: s.PerDay, Tenths: s.Usage.Tenths, Level: s.Usage.Level, People: []int{}}
	for _, e := range s.People {
		want.People = append(want.People, e.Usage.Tenths)
	}
	return want
}

type budgetIn struct {
	Estimated         int
	Start, First, Day string
	All, Pace, Week   domain.Hours
}

type budgetWant struct {
	Tenths   int
	Forecast domain.Hours
	Until    string
}

func budgetOf(in budgetIn) budgetWant {
	project := domain.Project{EstimatedHours: in.Estimated, StartOfProject: day(in.Start)}
	b := domain.BudgetOf(project, day(in.First), day(in.Day), []domain.Hours{in.All, in.Pace, in.Week})
	return budgetWant{b.UsedTenths, b.Forecast.Hours, b.Forecast.Until.String()}
}

func TestReport_budgetPeriodsAreWholeWeeks(t *testing.T) {
	periods := domain.BudgetPeriods(day("2026-11-20"))
	assert.Equal(t, []domain.Period{domain.Always(), {From: day("2026-09-21"), To: day("2026-11-15")}, {From: day("2026-11-16"), To: day("2026-11-22")}}, periods)
}

// D-07: ten thousand entries over three years add up to the same by week and by month, and
// the breakdown to the total.
func TestReport_D07_weeksAndMonthsAgree(t *testing.T) {
	entries := fixture(10_000)
	byWeek, byMonth := map[string]domain.Hours{}, map[string]domain.Hours{}
	for d := day("2024-01-01"); !d.After(day("2026-12-31")); d = d.AddDays(1) {
		if d == d.Monday() {
			byWeek[d.Week().String()] = summarise(t, entries, domain.WeekPeriod(d)).Hours
		}
		byMonth[d.MonthOf().String()] = 0
	}
	for name := range byMonth {
		month, err := domain.ParseMonth(name)
		assert.NoError(t, err)
		byMonth[name] = summarise(t, entries, month.Period()).Hours
	}
	var all domain.Hours
	for _, e := range entries {
		all += e.Hours
	}
	assert.Len(t, byWeek, 157, "ISO weeks have a year of their own")
	assert.Equal(t, all, total(byMonth))
	assert.Equal(t, all, total(byWeek))
}

// fixture makes entries from 2024 to 2026, in any order.
func fixture(n int) []domain.HourEntry {
	random, entries := rand.New(rand.NewPCG(1, 2)), make([]domain.HourEntry, n)
	for i := range entries {
		entries[i] = domain.HourEntry{Employee: random.Int64N(12), Hours: domain.Hours(1 + random.IntN(16)), Date: day("2024-01-01").AddDays(random.IntN(1096))}
	}
	return entries
}

func summarise(t *testing.T, entries []domain.HourEntry, in domain.Period) domain.Summary {
	people, days := map[int64]domain.EmployeeHours{}, map[domain.Date]domain.Hours{}
	for _, e := range entries {
		if in.Holds(e.Date) {
			of := people[e.Employee]
			people[e.Employee] = domain.EmployeeHours{Employee: e.Employee, Hours: of.Hours + e.Hours, Entries: of.Entries + 1}
			days[e.Date] += e.Hours
		}
	}
	var byEmployee []domain.EmployeeHours
	for _, e := range people {
		byEmployee = append(byEmployee, e)
	}
	var byDay []domain.DayHours
	for d, h := range days {
		byDay = append(byDay, domain.DayHours{Date: d, Hours: h})
	}
	s := domain.Summarise(in, byEmployee, byDay)
	breakdown, daily := map[int64]domain.Hours{}, total(days)
	for _, e := range s.People {
		breakdown[e.Employee] = e.Hours
	}
	assert.Equal(t, s.Hours, total(breakdown))
	assert.Equal(t, s.Hours, daily)
	return s
}

func total[K comparable](of map[K]domain.Hours) (sum domain.Hours) {
	for _, h := range of {
		sum += h
	}
	return sum
}
