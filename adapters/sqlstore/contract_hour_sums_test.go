package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func hourSums() []promise {
	return []promise{
		testByEmployeeAddsUpAPeriodByName,
		testByDayAddsUpAPeriodTheOldestFirst,
		testTotalsAddsUpEachPeriod,
		testProjectsAddsUpAPeriodOfEach,
		testFirstDayAndLatestFindTheEnds,
		testWorkCountsWhoIsAssignedAndNotArchived,
		testNothingAddsUpToNothing,
	}
}

// booked is a staff with hours of two employees around a week, and of another project.
func (k kit) booked() staff {
	s, other := k.staff(1), k.staff(2)
	week := domain.WeekPeriod(leapDay)
	k.log(other.entry(leapDay, 16))
	for _, l := range []struct {
		who  int
		on   domain.Date
		half domain.Hours
	}{{0, week.From.AddDays(-1), 1}, {0, week.From, 2}, {0, week.From, 3}, {1, week.From, 5}, {0, week.To, 7}, {1, week.To.AddDays(1), 11}} {
		e := s.entry(l.on, l.half)
		e.Employee = s.people[l.who].ID
		k.log(e)
	}
	gone := k.log(s.entry(leapDay, 13))
	require.NoError(k, k.withdraw(gone.ID))
	return s
}

func testByEmployeeAddsUpAPeriodByName(k kit) {
	s := k.booked()
	anna := hours.EmployeeHours{Employee: s.people[1].ID, Name: "Anna de Boer", Function: "Ontwikkelaar", Hours: 5, Entries: 1}
	zoe := hours.EmployeeHours{Employee: s.people[0].ID, Name: "Zoë de Boer", Function: "Ontwikkelaar", Hours: 12, Entries: 3}
	page := func(after int64, n int) hours.PeopleHours {
		return must(k, func(r ports.Repos) (hours.PeopleHours, error) {
			return r.HourSums.SumByEmployee(k.Context(), s.ID, domain.WeekPeriod(leapDay), after, n)
		})
	}
	of := func(more bool, items ...hours.EmployeeHours) hours.PeopleHours {
		return hours.PeopleHours{List: domain.List[hours.EmployeeHours]{Items: items, More: more}, People: 2, Entries: 4, Hours: 17}
	}
	assert.Equal(k, of(false, anna, zoe), page(0, 2))
	assert.Equal(k, of(true, anna), page(0, 1))
	assert.Equal(k, of(false, zoe), page(anna.Employee, 1))
	assert.Empty(k, page(zoe.Employee, 1).Items)
	stranger := k.staff(3).people[0].ID
	assert.Equal(k, page(0, 2), page(stranger, 2), "the place of somebody else's employee is not told")
}

func testByDayAddsUpAPeriodTheOldestFirst(k kit) {
	s, week := k.booked(), domain.WeekPeriod(leapDay)
	assert.Equal(k, []hours.DayHours{{Date: week.From, Hours: 10}, {Date: week.To, Hours: 7}},
		must(k, func(r ports.Repos) ([]hours.DayHours, error) { return r.HourSums.SumByDay(k.Context(), s.ID, week) }))
}

func testTotalsAddsUpEachPeriod(k kit) {
	s, week := k.booked(), domain.WeekPeriod(leapDay)
	all := domain.Period{From: domain.NewDate(1, time.January, 1), To: domain.NewDate(9999, time.December, 31)}
	day := domain.Period{From: week.From, To: week.From}
	assert.Equal(k, []domain.Hours{17, 10, 0, 29},
		must(k, func(r ports.Repos) ([]domain.Hours, error) {
			return r.HourSums.SumPeriods(k.Context(), s.ID, week, day, domain.Period{From: leapDay, To: leapDay}, all)
		}))
}

// Projects keeps the order in which it was asked, for more than a page of them.
func testProjectsAddsUpAPeriodOfEach(k kit) {
	s := k.booked()
	empty, week, month := k.requestOf(s.Company, 9).ID, domain.WeekPeriod(leapDay), leapDay.MonthOf().Period()
	asked := []hours.ProjectPeriod{{Project: s.ID, Period: week}, {Project: empty, Period: month}, {Project: s.ID, Period: domain.Period{From: week.To, To: leapDay.MonthOf().AddMonths(1).Last()}}}
	want := []domain.Hours{17, 0, 18}
	sums := func() []domain.Hours {
		return must(k, func(r ports.Repos) ([]domain.Hours, error) { return r.HourSums.SumProjects(k.Context(), asked) })
	}
	assert.Equal(k, want, sums())
	for range domain.PageSize {
		asked, want = append(asked, hours.ProjectPeriod{Project: s.ID, Period: week}), append(want, 17)
	}
	assert.Equal(k, want, sums())
	asked = nil
	assert.Empty(k, sums())
}

func testFirstDayAndLatestFindTheEnds(k kit) {
	s, week := k.booked(), domain.WeekPeriod(leapDay)
	first := must(k, func(r ports.Repos) (domain.Date, error) { return r.HourSums.FindFirstDay(k.Context(), s.ID) })
	assert.Equal(k, week.From.AddDays(-1), first)
	late := k.log(s.entry(week.To, 1)) // recorded last, of an older date than the newest
	got := must(k, func(r ports.Repos) ([]hours.HourEntry, error) {
		return r.HourSums.ListLatestEntries(k.Context(), s.ID, 2)
	})
	require.Len(k, got, 2)
	assert.Equal(k, "Anna de Boer", got[0].EmployeeName)
	late = s.listed(late)
	late.RecordedBy, late.RecordedByName, late.FirstRecordedAt = 0, "", time.Time{}
	assert.Equal(k, late, got[1], "without its log")
}

func testWorkCountsWhoIsAssignedAndNotArchived(k kit) {
	s := k.staff(1)
	people := func() int { return k.workOn(s.ID, leapDay.MonthOf()).Employees }
	assert.Equal(k, 4, people())
	e := s.people[0]
	e.Archived = true
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Employees.UpdateEmployee(k.Context(), e) }))
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Assignments.UnassignEmployees(k.Context(), s.ID, []int64{s.people[1].ID}, domain.DateOf(noon))
	}))
	assert.Equal(k, 2, people())
	assert.Equal(k, 3, k.headcount(s.Company.ID))
}

func testNothingAddsUpToNothing(k kit) {
	q, week := k.request(1), domain.WeekPeriod(leapDay)
	require.NoError(k, k.Read(k.Context(), func(r ports.Repos) error {
		people, err := r.HourSums.SumByEmployee(k.Context(), q.ID, week, 0, 10)
		require.NoError(k, err)
		assert.Equal(k, hours.PeopleHours{List: people.List}, people)
		assert.Empty(k, people.Items)
		days, err := r.HourSums.SumByDay(k.Context(), q.ID, week)
		require.NoError(k, err)
		assert.Empty(k, days)
		sums, err := r.HourSums.SumPeriods(k.Context(), q.ID, week)
		require.NoError(k, err)
		assert.Equal(k, []domain.Hours{0}, sums)
		first, err := r.HourSums.FindFirstDay(k.Context(), q.ID)
		require.NoError(k, err)
		assert.True(k, first.IsZero())
		latest, err := r.HourSums.ListLatestEntries(k.Context(), q.ID, 3)
		require.NoError(k, err)
		assert.Empty(k, latest)
		return nil
	}))
}
