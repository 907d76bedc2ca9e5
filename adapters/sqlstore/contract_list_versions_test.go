package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
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
	assert.Zero(k, k.listVersions(as(k.user("a").ID)))
	assert.Zero(k, k.listVersions(as(99)), "nor has somebody who is not there")
}

// Every Raise makes the version of the members of one company larger, until their last day.
func testEveryRaiseMakesTheVersionLarger(k kit) {
	a, b, reader, former := k.user("a"), k.user("b"), k.user("c"), k.user("d")
	mine, theirs := k.company(a.ID, "00000001"), k.company(b.ID, "00000002")
	k.member(member.Member{Company: mine.ID, User: reader.ID, Membership: member.Membership{Role: member.Reader}, Until: leapDay})
	k.member(member.Member{Company: theirs.ID, User: former.ID, Membership: member.Membership{Role: member.Manager}})
	require.NoError(k, k.removeMember(theirs.ID, former.ID))
	on := func(d domain.Date) int64 { return k.listVersions(member.Access{User: reader.ID, Today: d}).Companies }
	for n := range int64(40) { // more than there can be parts of a version
		k.raise(mine.ID)
		assert.Equal(k, ports.ListVersion{Memberships: 1, Companies: n + 1}, k.listVersions(as(a.ID)))
		assert.Equal(k, []int64{n + 1, 0}, []int64{on(leapDay), on(leapDay.AddDays(1))})
	}
	k.raise(theirs.ID)
	assert.Equal(k, ports.ListVersion{Memberships: 1, Companies: 1}, k.listVersions(as(b.ID)))
	assert.Equal(k, ports.ListVersion{Memberships: 2}, k.listVersions(as(former.ID)), "came and went")
}

// A Raise that is rolled back does not count.
func testARaiseRolledBackDoesNotCount(k kit) {
	c := k.company(k.user("a").ID, "00000001")
	k.raise(c.ID)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		require.NoError(k, r.ListVersions.RaiseListVersion(k.Context(), c.ID))
		return errRefused
	}), errRefused)
	assert.Equal(k, int64(1), k.listVersion(c.Owner))
}

func testRacingRaisesAllCount(k kit) {
	c := k.company(k.user("a").ID, "00000001")
	errs := racing(16, func(int) error {
		return k.run(func(r ports.Repos) error { return r.ListVersions.RaiseListVersion(k.Context(), c.ID) })
	})
	assert.Equal(k, 16, won(errs), "%v", errs)
	assert.Equal(k, int64(16), k.listVersion(c.Owner))
}

func (k kit) raise(company int64) {
	k.Helper()
	require.NoError(k, k.run(func(r ports.Repos) error { return r.ListVersions.RaiseListVersion(k.Context(), company) }))
}

// listVersion returns the version of the companies of an owner.
func (k kit) listVersion(owner int64) int64 { return k.listVersions(as(owner)).Companies }

func (k kit) listVersions(a member.Access) ports.ListVersion {
	k.Helper()
	return must(k, func(r ports.Repos) (ports.ListVersion, error) { return r.ListVersions.FindListVersion(k.Context(), a) })
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
		func(r ports.Repos) error {
			return r.Assignments.UnassignEmployees(k.Context(), s.ID, []int64{e.ID}, domain.DateOf(noon))
		},
		func(r ports.Repos) error {
			return r.Assignments.AssignEmployees(k.Context(), s.ID, []int64{e.ID}, domain.DateOf(noon), noon)
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
