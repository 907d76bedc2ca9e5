package sqlstore_test

import (
	"strconv"
	"strings"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/domain/scheme"
	"wbso/ports"
)

func timesheets() []promise {
	return []promise{
		testProjectFindsByIDAndByNumber,
		testZ03_SomebodyElsesProjectIsNotFound,
		testLockReturnsWhomItLocks,
		testZ03_LockOfSomebodyElsesEmployeeIsNotFound,
		testDaySaysWhetherOneIsAssignedAndAddsUpAllProjects,
		testD01_ADayNeverGetsTooManyHoursFromManyWriters,
		testWritersForTwoEmployeesBothComeThrough,
	}
}

func testProjectFindsByIDAndByNumber(k kit) {
	q := k.request(1)
	q.Submission.EstimatedHours, q.PaymentStatus, q.Submission.Applicant = 0, request.Paid, scheme.SelfEmployedApplicant
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Requests.UpdateRequest(k.Context(), q) }))
	want := hours.Project{ID: q.ID, Company: q.Company.ID, Number: q.Number, PaymentStatus: request.Paid, Applicant: scheme.SelfEmployedApplicant, Caller: q.Company.Caller}
	unfiled, err := k.project(q.Owner, q.Number)
	require.NoError(k, err)
	assert.Equal(k, want, unfiled)
	want.Filed = domain.NewDate(2028, 2, 29)
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Applications.PutApplication(k.Context(), claim.Record{Request: q.ID, Version: 1, Filed: claim.FilingRecord{Date: want.Filed}, UpdatedAt: noon})
	}))
	for _, owner := range []int64{q.Owner, member.Anyone} {
		for _, ref := range []string{q.Number, strconv.FormatInt(q.ID, 10)} {
			got, err := k.project(owner, ref)
			require.NoError(k, err)
			assert.Equal(k, want, got)
		}
	}
}

func testZ03_SomebodyElsesProjectIsNotFound(k kit) {
	mine, theirs := k.request(1), k.request(2)
	for _, ref := range []string{theirs.Number, strconv.FormatInt(theirs.ID, 10), "WBSO-2028-99999", "9999", "", "99999999999999999999", strings.ToLower(mine.Number)} {
		_, err := k.project(mine.Owner, ref)
		absent(k, err)
	}
}

func testLockReturnsWhomItLocks(k kit) {
	s := k.staff(1)
	e := s.people[0]
	want := hours.Employee{ID: e.ID, Company: e.Company, FirstName: e.FirstName, LastName: e.LastName, Function: e.Function}
	for _, owner := range []int64{s.Owner, member.Anyone} {
		got, err := k.lock(owner, e.ID)
		require.NoError(k, err)
		assert.Equal(k, want, got)
	}
	e.Archived, want.Archived = true, true
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Employees.UpdateEmployee(k.Context(), e) }))
	got, err := k.lock(s.Owner, e.ID)
	require.NoError(k, err)
	assert.Equal(k, want, got)
}

func testZ03_LockOfSomebodyElsesEmployeeIsNotFound(k kit) {
	mine, theirs := k.staff(1), k.staff(2)
	for _, id := range []int64{theirs.people[0].ID, 99, 0, -1} {
		_, err := k.lock(mine.Owner, id)
		absent(k, err)
	}
}

func testDaySaysWhetherOneIsAssignedAndAddsUpAllProjects(k kit) {
	s := k.staff(1)
	other := k.requestOf(s.Company, 9)
	e := s.people[0]
	at := func(project int64, d domain.Date) hours.Workday {
		return must(k, func(r ports.Repos) (hours.Workday, error) {
			return r.Timesheets.FindWorkday(k.Context(), project, e.ID, d)
		})
	}
	assert.Equal(k, hours.Workday{Month: hours.MonthOpen, Assigned: true}, at(s.ID, leapDay))
	assert.Equal(k, hours.Workday{Month: hours.MonthOpen}, at(other.ID, leapDay))
	k.log(s.entry(leapDay, 5))
	elsewhere := s.entry(leapDay, 3)
	elsewhere.Project = other.ID
	k.log(elsewhere)
	k.log(s.entry(leapDay.AddDays(1), 7))
	colleague := s.entry(leapDay, 9)
	colleague.Employee = s.people[1].ID
	k.log(colleague)
	gone := k.log(s.entry(leapDay, 4))
	require.NoError(k, k.withdraw(gone.ID))
	assert.Equal(k, hours.Workday{Month: hours.MonthOpen, Assigned: true, Booked: 8}, at(s.ID, leapDay))
	assert.Equal(k, hours.Workday{Month: hours.MonthOpen, Booked: 8}, at(other.ID, leapDay))
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Assignments.UnassignEmployees(k.Context(), s.ID, []int64{e.ID}, domain.DateOf(noon))
	}))
	assert.Equal(k, hours.Workday{Month: hours.MonthOpen, Booked: 8}, at(s.ID, leapDay), "the hours stay")
}

func testD01_ADayNeverGetsTooManyHoursFromManyWriters(k kit) {
	s := k.staff(1)
	other := k.requestOf(s.Company, 9)
	errs := racing(20, func(i int) error {
		e := s.entry(leapDay, 2)
		if i%2 == 1 {
			e.Project = other.ID
		}
		return k.checked(s.Owner, e)
	})
	assert.Equal(k, 8, won(errs))
	for _, err := range errs {
		if err != nil {
			refused(k, domain.Invalid, domain.CodeHoursOverDay, "hours", err)
		}
	}
	got := must(k, func(r ports.Repos) (hours.Workday, error) {
		return r.Timesheets.FindWorkday(k.Context(), s.ID, s.people[0].ID, leapDay)
	})
	assert.Equal(k, domain.HoursDayMax, got.Booked)
}

func testWritersForTwoEmployeesBothComeThrough(k kit) {
	s := k.staff(1)
	errs := racing(16, func(i int) error {
		e := s.entry(leapDay, 2)
		e.Employee = s.people[i%2].ID
		return k.checked(s.Owner, e)
	})
	assert.Equal(k, 16, won(errs), "%v", errs)
}

// checked adds an entry as the core does: lock, look, check, add.
func (k kit) checked(owner int64, e hours.HourEntry) error {
	return k.run(func(r ports.Repos) error {
		if _, err := r.Timesheets.LockEmployee(k.Context(), as(owner), e.Employee); err != nil {
			return err
		}
		day, err := r.Timesheets.FindWorkday(k.Context(), e.Project, e.Employee, e.Date)
		if err == nil {
			err = hours.CheckDay(day.Booked, e.Hours, e.Date)
		}
		if err == nil {
			_, err = r.Hours.AddHourEntry(k.Context(), e)
		}
		return err
	})
}

func (k kit) project(owner int64, ref string) (hours.Project, error) {
	return get(k, func(r ports.Repos) (hours.Project, error) {
		return r.Timesheets.FindProject(k.Context(), as(owner), ref)
	})
}

func (k kit) lock(owner, employee int64) (hours.Employee, error) {
	return try(k, func(r ports.Repos) (hours.Employee, error) {
		return r.Timesheets.LockEmployee(k.Context(), as(owner), employee)
	})
}
