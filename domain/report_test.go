package domain_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
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
	Level   hours.UsageLevel
	People  []int // tenths
}

func summaryOf(in summaryIn) summaryWant {
	people := hours.PeopleHours{People: len(in.People)}
	for _, h := range in.People {
		people.Items = append(people.Items, hours.EmployeeHours{Hours: h, Entries: 2})
		people.Hours, people.Entries = people.Hours+h, people.Entries+2
	}
	s := hours.Summarise(domain.Period{From: day(in.From), To: day(in.To)}, hours.Always(), people, make([]hours.DayHours, in.Days))
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
	project := hours.Project{EstimatedHours: in.Estimated, StartOfProject: day(in.Start)}
	b := hours.BudgetOf(project, day(in.First), day(in.Day), []domain.Hours{in.All + 1000, in.All, in.Pace, in.Week})
	want := budgetWant{Tenths: b.UsedTenths, Until: b.Until.String()}
	if b.Forecast != nil {
		want.Forecast = *b.Forecast
	}
	return want
}

func TestReport_budgetPeriodsAreWholeWeeks(t *testing.T) {
	project := hours.Project{StartOfProject: day("2026-03-10")}
	periods := hours.BudgetPeriods(project, day("2026-11-20"))
	assert.Equal(t, []domain.Period{hours.Always(), {From: day("2026-03-01"), To: day("2026-12-31")}, {From: day("2026-09-21"), To: day("2026-11-15")}, {From: day("2026-11-16"), To: day("2026-11-22")}}, periods)
}

// What was worked before and after the application's period counts for nothing.
func TestReport_onlyHoursOfThePeriodCount(t *testing.T) {
	project := hours.Project{EstimatedHours: 100, StartOfProject: day("2026-11-02")}
	assert.Equal(t, domain.Period{From: day("2027-01-01"), To: day("2027-12-31")}, project.CountedPeriod(), "the period of a start in November begins in January")
	periods := hours.BudgetPeriods(project, day("2027-01-20"))
	assert.Equal(t, []domain.Period{{From: day("2027-01-01"), To: day("2027-01-17")}, {From: day("2027-01-18"), To: day("2027-01-24")}}, periods[2:])
	b := hours.BudgetOf(project, day("2026-11-02"), day("2027-01-10"), []domain.Hours{400, 40, 40, 0})
	assert.Equal(t, []domain.Hours{400, 40}, []domain.Hours{b.Total, b.Realised})
	assert.Nil(t, b.Forecast, "the pace begins with the period")

	in := domain.Month{Year: 2026, Month: 12}.Period()
	s := hours.Summarise(in, domain.Period{From: day("2026-12-02"), To: day("2026-12-31")}, hours.PeopleHours{Hours: 6},
		[]hours.DayHours{{Date: day("2026-12-01"), Hours: 2}, {Date: day("2026-12-02"), Hours: 4}})
	assert.Equal(t, []domain.Hours{6, 4}, []domain.Hours{s.Hours, s.Counted})
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
func fixture(n int) []hours.HourEntry {
	random, entries := rand.New(rand.NewPCG(1, 2)), make([]hours.HourEntry, n)
	for i := range entries {
		entries[i] = hours.HourEntry{Employee: random.Int64N(12), Hours: domain.Hours(1 + random.IntN(16)), Date: day("2024-01-01").AddDays(random.IntN(1096))}
	}
	return entries
}

func summarise(t *testing.T, entries []hours.HourEntry, in domain.Period) hours.Summary {
	people, days := map[int64]hours.EmployeeHours{}, map[domain.Date]domain.Hours{}
	for _, e := range entries {
		if in.Holds(e.Date) {
			of := people[e.Employee]
			people[e.Employee] = hours.EmployeeHours{Employee: e.Employee, Hours: of.Hours + e.Hours, Entries: of.Entries + 1}
			days[e.Date] += e.Hours
		}
	}
	var byEmployee hours.PeopleHours
	for _, e := range people {
		byEmployee.Items = append(byEmployee.Items, e)
		byEmployee.Hours += e.Hours
	}
	var byDay []hours.DayHours
	for d, h := range days {
		byDay = append(byDay, hours.DayHours{Date: d, Hours: h})
	}
	s := hours.Summarise(in, hours.Always(), byEmployee, byDay)
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
