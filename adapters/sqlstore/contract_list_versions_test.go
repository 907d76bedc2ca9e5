package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func listVersions() []promise {
	return []promise{
		testNoChangesIsVersion0,
		testEveryRaiseMakesTheVersionLarger,
		testARaiseRolledBackDoesNotCount,
		testRacingRaisesAllCount,
		testW07_EveryChangeOfTheWorkMakesItsVersionLarger,
		testHoursOfAnEarlierMonthLeaveTheVersion,
	}
}

// A user without changes has version 0.
func testNoChangesIsVersion0(k kit) {
	assert.Zero(k, k.listVersion(k.user("a").ID))
	assert.Zero(k, k.listVersion(99), "nor has somebody who is not there")
}

// Every Raise makes the version of one user larger.
func testEveryRaiseMakesTheVersionLarger(k kit) {
	a, b := k.user("a"), k.user("b")
	for n := range int64(40) { // more than there can be parts of a version
		k.raise(a.ID)
		assert.Equal(k, n+1, k.listVersion(a.ID))
	}
	assert.Zero(k, k.listVersion(b.ID))
}

// A Raise that is rolled back does not count.
func testARaiseRolledBackDoesNotCount(k kit) {
	a := k.user("a")
	k.raise(a.ID)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		require.NoError(k, r.ListVersions.RaiseListVersion(k.Context(), a.ID))
		return errRefused
	}), errRefused)
	assert.Equal(k, int64(1), k.listVersion(a.ID))
}

func testRacingRaisesAllCount(k kit) {
	a := k.user("a")
	errs := racing(16, func(int) error {
		return k.run(func(r ports.Repos) error { return r.ListVersions.RaiseListVersion(k.Context(), a.ID) })
	})
	assert.Equal(k, 16, won(errs), "%v", errs)
	assert.Equal(k, int64(16), k.listVersion(a.ID))
}

func (k kit) raise(owner int64) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.ListVersions.RaiseListVersion(k.Context(), owner) }))
}

func (k kit) listVersion(owner int64) int64 {
	k.Helper()
	return must(k, func(r ports.Repos) (int64, error) { return r.ListVersions.FindListVersion(k.Context(), owner) })
}

// Every change of the work makes the version of its owner larger.
func testW07_EveryChangeOfTheWorkMakesItsVersionLarger(k kit) {
	s := k.staff(1)
	e, entry := s.people[0], hours.HourEntry{}
	stranger := k.request(2).Owner
	last, strangers := k.listVersion(s.Owner), k.listVersion(stranger)
	for name, step := range []func(ports.Repos) error{
		func(r ports.Repos) (err error) {
			entry, err = r.Hours.AddHourEntry(k.Context(), s.entry(leapDay, 3))
			return err
		},
		func(r ports.Repos) error { return r.Hours.WithdrawHourEntry(k.Context(), entry.ID, 0, noon) },
		func(r ports.Repos) error { e.Archived = true; return r.Employees.UpdateEmployee(k.Context(), e) },
		func(r ports.Repos) error { e.Archived = false; return r.Employees.UpdateEmployee(k.Context(), e) },
		func(r ports.Repos) error { return r.Assignments.UnassignEmployees(k.Context(), s.ID, []int64{e.ID}) },
		func(r ports.Repos) error {
			return r.Assignments.AssignEmployees(k.Context(), s.ID, []int64{e.ID}, noon)
		},
		func(r ports.Repos) error {
			_, err := r.Employees.DeleteEmployee(k.Context(), s.people[1].ID)
			return err
		},
	} {
		require.NoError(k, k.run(step))
		now := k.listVersion(s.Owner)
		assert.Greater(k, now, last, name)
		last = now
	}
	assert.Equal(k, strangers, k.listVersion(stranger))
}

// Lists show the hours of the month that it is, or is somewhere.
func testHoursOfAnEarlierMonthLeaveTheVersion(k kit) {
	s := k.staff(1)
	midnight := time.Date(2028, time.March, 1, 0, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		on    domain.Date
		when  time.Time
		shown bool
	}{
		{domain.DateOf(noon).AddDays(-31), noon, false}, {leapDay, noon, true}, {leapDay.AddDays(1), noon, true},
		{leapDay, midnight.Add(23 * time.Hour), true}, {leapDay, midnight.Add(25 * time.Hour), false},
	} {
		e := s.entry(c.on, 1)
		e.RecordedAt, e.FirstRecordedAt = c.when, c.when
		for name, step := range []func(ports.Repos) error{
			func(r ports.Repos) error {
				return r.HoursBulk.InsertHourEntries(k.Context(), e, 1, func(int) hours.HourEntry { return e })
			},
			func(r ports.Repos) (err error) { e, err = r.Hours.AddHourEntry(k.Context(), e); return err },
			func(r ports.Repos) error { return r.Hours.WithdrawHourEntry(k.Context(), e.ID, 0, c.when) },
			func(r ports.Repos) error { return r.Hours.RestoreHourEntry(k.Context(), e.ID, 0, c.when) },
		} {
			before := k.listVersion(s.Owner)
			require.NoError(k, k.run(step))
			assert.Equal(k, c.shown, k.listVersion(s.Owner) > before, "%d %v at %v", name, c.on, c.when)
		}
	}
}
