package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

func dayFacts() []promise {
	return []promise{
		testFactsAreThoseOfThePeopleOfACompany,
		testFactsOfOnePersonAndOfAProject,
		testAnAssignmentCountsFromItsDayUntilItEnds,
		testHoursBeforeTheFirstAssignmentExtendIt,
		testAnAssignmentOfLessThanADayEndsToo,
		testAnArchivedEmployeeIsPaused,
		testMarksAreWrittenAndTakenOff,
		testWorkdaysHoldFromADayOn,
	}
}

func reminders() []promise {
	return []promise{testRemindersAreKeptByKind, testACompanyRemindsAsItsOwnerChoseOrWithASecondMember}
}

// leapWeek is the week of the leap day, a Tuesday.
var leapWeek = domain.WeekPeriod(leapDay)

// paid returns people who are assigned to a paid project that runs all year.
func (k kit) paid(n int) staff {
	k.Helper()
	s := k.staff(n)
	s.Submission.StartOfProject, s.PaymentStatus = domain.NewDate(2028, time.January, 1), request.Paid
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), s.Request) }))
	return s
}

func (k kit) facts(f hours.FactsFilter) []hours.PersonFacts {
	k.Helper()
	return must(k, func(r ports.Repos) ([]hours.PersonFacts, error) {
		return r.DayFacts.ListFacts(k.Context(), f, leapWeek)
	})
}

func testFactsAreThoseOfThePeopleOfACompany(k kit) {
	s := k.paid(1)
	k.paid(2)
	e := s.people[0]
	k.log(s.entry(leapDay, 5))
	k.log(s.entry(leapDay, 3))
	k.log(s.entry(leapWeek.To.AddDays(1), 2))
	late := s.entry(leapWeek.From, 4)
	late.LateHours = 3
	k.log(late)
	m := k.putMonth(hours.EmployeeMonth{Employee: e.ID, Month: february, State: hours.MonthConfirmed})
	people := k.facts(hours.FactsFilter{Company: s.Company.ID, Late: true})
	require.Len(k, people, len(s.people))
	var f hours.PersonFacts
	for _, p := range people {
		if p.Employee.ID == e.ID {
			f = p
		} else {
			assert.Empty(k, p.Hours)
		}
	}
	assert.Equal(k, e.Name(), f.Employee.Name())
	assert.Equal(k, map[domain.Date]domain.Hours{leapDay: 8, leapWeek.From: 4}, f.Hours)
	assert.EqualValues(k, 3, f.Late)
	assert.Equal(k, map[domain.Month]hours.EmployeeMonth{february: m}, f.Months)
	assert.True(k, f.Works(leapWeek))
	for _, p := range k.facts(hours.FactsFilter{Company: s.Company.ID}) {
		assert.Zero(k, p.Late, "which was not asked for")
	}
}

func testFactsOfOnePersonAndOfAProject(k kit) {
	s := k.paid(1)
	one := k.facts(hours.FactsFilter{Employee: s.people[1].ID})
	require.Len(k, one, 1)
	assert.Equal(k, s.people[1].ID, one[0].Employee.ID)
	other := k.requestOf(s.Company, 2)
	k.assign(other.ID, s.people[0].ID)
	of := k.facts(hours.FactsFilter{Company: s.Company.ID, Project: other.ID})
	require.Len(k, of, 1)
	assert.Equal(k, s.people[0].ID, of[0].Employee.ID)
	assert.False(k, of[0].Works(leapWeek), "it is not paid")
	assert.Empty(k, k.facts(hours.FactsFilter{Company: 99}))
}

// runsOn returns the days of the leap week on which an employee of a project may be asked for hours.
func (k kit) runsOn(employee int64) (days []int) {
	k.Helper()
	f := k.facts(hours.FactsFilter{Employee: employee})[0]
	for day := leapWeek.From; !day.After(leapWeek.To); day = day.AddDays(1) {
		if f.Works(domain.Period{From: day, To: day}) {
			days = append(days, day.Day)
		}
	}
	return days
}

func (k kit) assignOn(project, employee int64, on domain.Date) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Assignments.AssignEmployees(k.Context(), project, []int64{employee}, on, noon)
	}))
}

func (k kit) unassignOn(project, employee int64, on domain.Date) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Assignments.UnassignEmployees(k.Context(), project, []int64{employee}, on)
	}))
}

func testAnAssignmentCountsFromItsDayUntilItEnds(k kit) {
	s := k.paid(1)
	e := k.newEmployee(s.Company.ID, "Nieuw", "").ID
	assert.Empty(k, k.runsOn(e))
	k.assignOn(s.ID, e, leapDay)
	k.assignOn(s.ID, e, leapDay.AddDays(1)) // again
	assert.Equal(k, []int{29, 1, 2, 3, 4, 5}, k.runsOn(e))
	k.unassignOn(s.ID, e, leapDay.AddDays(1))
	assert.Equal(k, []int{29}, k.runsOn(e), "not on the day on which it ends")
	k.assignOn(s.ID, e, leapDay.AddDays(1))
	assert.Equal(k, []int{29, 1, 2, 3, 4, 5}, k.runsOn(e), "it goes on")
	k.unassignOn(s.ID, e, leapDay.AddDays(1))
	k.assignOn(s.ID, e, leapDay.AddDays(3))
	assert.Equal(k, []int{29, 3, 4, 5}, k.runsOn(e), "with a break")
	k.unassignOn(s.ID, e, leapDay.AddDays(3))
	k.unassignOn(s.ID, e, leapDay.AddDays(4))
	assert.Equal(k, []int{29}, k.runsOn(e), "a day that it did not last is none")
}

func testHoursBeforeTheFirstAssignmentExtendIt(k kit) {
	s := k.paid(1)
	e := k.newEmployee(s.Company.ID, "Nieuw", "")
	k.assignOn(s.ID, e.ID, leapDay.AddDays(1))
	early := s.entry(leapWeek.From, 2)
	early.Employee = e.ID
	k.log(early)
	assert.Equal(k, []int{28, 29, 1, 2, 3, 4, 5}, k.runsOn(e.ID))
	k.unassignOn(s.ID, e.ID, leapDay.AddDays(2))
	k.assignOn(s.ID, e.ID, leapDay.AddDays(4))
	assert.Equal(k, []int{28, 29, 1, 4, 5}, k.runsOn(e.ID), "the first of two alone")
	days := must(k, func(r ports.Repos) ([]hours.PersonFacts, error) {
		return r.DayFacts.ListFacts(k.Context(), hours.FactsFilter{Employee: e.ID}, domain.Period{From: leapDay.AddDays(2), To: leapWeek.To})
	})
	assert.False(k, days[0].Works(domain.Period{From: leapDay.AddDays(2), To: leapDay.AddDays(3)}), "nor when the first ended before the days that are read")
	other := k.requestOf(s.Company, 2)
	other.Submission.StartOfProject, other.PaymentStatus = s.Submission.StartOfProject, request.Paid
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), other) }))
	k.assignOn(other.ID, e.ID, leapDay.AddDays(5))
	assert.Equal(k, []int{28, 29, 1, 4, 5}, k.runsOn(e.ID), "the hours are of another project")
}

// An import assigns people to a project on the day on which it records what they worked before.
func testAnAssignmentOfLessThanADayEndsToo(k kit) {
	s := k.paid(1)
	e := k.newEmployee(s.Company.ID, "Nieuw", "")
	early := s.entry(leapWeek.From, 2)
	early.Employee = e.ID
	k.log(early)
	k.assignOn(s.ID, e.ID, leapDay)
	k.unassignOn(s.ID, e.ID, leapDay)
	assert.Equal(k, []int{28}, k.runsOn(e.ID))
	k.assignOn(s.ID, e.ID, leapDay.AddDays(3))
	assert.Equal(k, []int{28, 3, 4, 5}, k.runsOn(e.ID))
	k.unassignOn(s.ID, e.ID, leapDay.AddDays(3))
	k.assignOn(s.ID, e.ID, leapDay.AddDays(3))
	assert.Equal(k, []int{28, 3, 4, 5}, k.runsOn(e.ID), "it goes on")
}

func testAnArchivedEmployeeIsPaused(k kit) {
	s := k.paid(1)
	e := k.newEmployee(s.Company.ID, "Weg", "").ID
	k.assignOn(s.ID, e, leapWeek.From)
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Assignments.PauseAssignments(k.Context(), e, leapDay) }))
	assert.Equal(k, []int{28}, k.runsOn(e))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Assignments.ResumeAssignments(k.Context(), e, leapDay.AddDays(3)) }))
	assert.Equal(k, []int{28, 3, 4, 5}, k.runsOn(e))
	assert.Equal(k, []int{29, 1, 2, 3, 4, 5}, k.runsOn(s.people[0].ID), "nobody else")
	k.unassignOn(s.ID, e, leapDay.AddDays(4))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Assignments.ResumeAssignments(k.Context(), e, leapDay.AddDays(5)) }))
	assert.Equal(k, []int{28, 3}, k.runsOn(e), "who is not assigned resumes nothing")
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Assignments.ResumeAssignments(k.Context(), e, leapDay.AddDays(4)) }))
	assert.Equal(k, []int{28, 3}, k.runsOn(e), "nor on the day on which it ended")
}

func testMarksAreWrittenAndTakenOff(k kit) {
	s := k.paid(1)
	e := s.people[0].ID
	mark := func(mark hours.DayMark, days ...domain.Date) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.DayFacts.PutDayMark(k.Context(), e, days, mark) }))
	}
	list := func() []hours.MarkedDay {
		return must(k, func(r ports.Repos) ([]hours.MarkedDay, error) {
			return r.DayFacts.ListDayMarks(k.Context(), e, leapWeek)
		})
	}
	mark(hours.Absent, leapDay, leapDay.AddDays(1), leapWeek.To.AddDays(1))
	mark(hours.NoResearch, leapDay)
	assert.ElementsMatch(k, []hours.MarkedDay{{Date: leapDay, Mark: hours.NoResearch}, {Date: leapDay.AddDays(1), Mark: hours.Absent}}, list())
	assert.Equal(k, map[domain.Date]hours.DayMark{leapDay: hours.NoResearch, leapDay.AddDays(1): hours.Absent}, k.facts(hours.FactsFilter{Employee: e})[0].Marks)
	mark(hours.NoMark, leapDay, leapDay.AddDays(4))
	assert.Equal(k, []hours.MarkedDay{{Date: leapDay.AddDays(1), Mark: hours.Absent}}, list())
}

func testWorkdaysHoldFromADayOn(k kit) {
	s := k.paid(1)
	e := s.people[0].ID
	change := func(from domain.Date, days hours.Workdays) {
		require.NoError(k, k.run(func(r ports.Repos) error {
			return r.DayFacts.PutWorkdays(k.Context(), e, hours.WorkdaysChange{From: from, Days: days})
		}))
	}
	change(leapDay, 0b11)
	change(leapDay.AddDays(2), 0b101)
	change(leapDay.AddDays(2), 0b111)
	f := k.facts(hours.FactsFilter{Employee: e})[0]
	assert.Equal(k, []hours.WorkdaysChange{{From: leapDay, Days: 0b11}, {From: leapDay.AddDays(2), Days: 0b111}}, f.Workdays)
	assert.Equal(k, hours.MondayToFriday, f.WorkdaysOn(leapDay.AddDays(-1)))
	got, err := k.employee(member.Anyone, e)
	require.NoError(k, err)
	assert.Equal(k, hours.Workdays(0b111), got.Workdays)
	err = k.run(func(r ports.Repos) error {
		return r.DayFacts.PutWorkdays(k.Context(), 99, hours.WorkdaysChange{From: leapDay})
	})
	assert.Equal(k, domain.NotFound, domain.KindOf(err))
}

func testRemindersAreKeptByKind(k kit) {
	find := func(kind hours.ReminderKind) domain.Date {
		return must(k, func(r ports.Repos) (domain.Date, error) { return r.Reminders.FindReminded(k.Context(), kind) })
	}
	put := func(kind hours.ReminderKind, week domain.Date) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Reminders.PutReminded(k.Context(), kind, week) }))
	}
	assert.True(k, find(hours.DigestReminder).IsZero())
	put(hours.DigestReminder, leapWeek.From)
	put(hours.DigestReminder, leapWeek.From.AddDays(7))
	assert.Equal(k, leapWeek.From.AddDays(7), find(hours.DigestReminder))
	assert.True(k, find(hours.OpenDaysReminder).IsZero())
}

func testACompanyRemindsAsItsOwnerChoseOrWithASecondMember(k kit) {
	a, b := k.request(1).Company.ID, k.request(2)
	is := func(id int64) bool {
		return must(k, func(r ports.Repos) (bool, error) { return r.Reminders.IsReminding(k.Context(), id) })
	}
	list := func(after int64, n int) []int64 {
		return must(k, func(r ports.Repos) ([]int64, error) { return r.Reminders.ListReminding(k.Context(), after, n) })
	}
	choose := func(id int64, on bool) error {
		return k.run(func(r ports.Repos) error { return r.Reminders.PutReminding(k.Context(), id, on) })
	}
	assert.False(k, is(a))
	assert.Empty(k, list(0, 9))
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Members.AddMember(k.Context(), member.Member{Company: a, User: b.Owner, Membership: member.Membership{Role: member.Manager}, CreatedAt: noon})
	}))
	assert.True(k, is(a))
	require.NoError(k, choose(b.Company.ID, true))
	assert.Equal(k, []int64{a, b.Company.ID}, list(0, 9))
	assert.Equal(k, []int64{a}, list(0, 1))
	assert.Equal(k, []int64{b.Company.ID}, list(a, 9))
	require.NoError(k, choose(a, false))
	assert.False(k, is(a))
	assert.Equal(k, domain.NotFound, domain.KindOf(choose(99, true)))
}
