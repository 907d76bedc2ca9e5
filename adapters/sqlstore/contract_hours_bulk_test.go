package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func hoursBulk() []promise {
	return []promise{
		testStaffHasEverybodyOfTheCompany,
		testBookedAddsUpTheDaysOfAnEmployee,
		testInsertKeepsEveryFieldInOrder,
		testInsertRefusesWhatCannotBeKept,
		testWriteLongIsAllOrNothing,
		testD01_WriteLongAndWriteNeverBothTakeTheRoom,
		testUndoWithdrawsTheEntriesOfAnImportAlone,
	}
}

func (k kit) long(fn func(ports.Repos) error) error { return k.WriteLong(k.Context(), fn) }

// Staff has everybody of the company, archived or not.
func testStaffHasEverybodyOfTheCompany(k kit) {
	s, other := k.staff(1), k.staff(2)
	require.NoError(k, k.run(func(r ports.Repos) error {
		gone := s.people[1]
		gone.Archived = true
		if err := r.Employees.UpdateEmployee(k.Context(), gone); err != nil {
			return err
		}
		return r.Assignments.UnassignEmployees(k.Context(), s.ID, []int64{s.people[2].ID}, domain.DateOf(noon))
	}))
	list := must(k, func(r ports.Repos) ([]hours.StaffMember, error) {
		return r.HoursBulk.ListStaff(k.Context(), s.Company.ID, s.ID)
	})
	require.Len(k, list, len(s.people))
	for i, m := range list {
		assert.Equal(k, s.people[i].ID, m.ID)
		assert.Equal(k, s.people[i].Name(), m.Name())
		assert.Equal(k, s.people[i].Email, m.Email)
		assert.Equal(k, i == 1, m.Archived)
		assert.Equal(k, i != 2, m.Assigned)
	}
	assert.NotEqual(k, s.Company.ID, other.Company.ID)
}

// Booked adds up the days of an employee on all projects.
func testBookedAddsUpTheDaysOfAnEmployee(k kit) {
	s, other := k.staff(1), k.staff(2)
	second := s.entry(leapDay, 3)
	second.Project = other.ID // as a project of the same company
	for _, e := range []hours.HourEntry{s.entry(leapDay, 4), second, s.entry(leapDay.AddDays(1), 5), s.entry(leapDay.AddDays(2), 6)} {
		k.log(e)
	}
	mine := s.entry(leapDay, 7)
	mine.Employee = s.people[1].ID
	k.log(mine)
	gone := k.log(s.entry(leapDay, 1))
	require.NoError(k, k.withdraw(gone.ID))
	got := must(k, func(r ports.Repos) ([]hours.EmployeeDay, error) {
		return r.HoursBulk.ListBookedDays(k.Context(), s.people[0].ID, domain.Period{From: leapDay, To: leapDay.AddDays(1)})
	})
	assert.Equal(k, []hours.EmployeeDay{{Employee: s.people[0].ID, Date: leapDay, Hours: 7}, {Employee: s.people[0].ID, Date: leapDay.AddDays(1), Hours: 5}}, got)
}

func testInsertKeepsEveryFieldInOrder(k kit) {
	const n = 257 // more than a statement takes
	s := k.staff(1)
	common := hours.HourEntry{Project: s.ID, RecordedBy: s.Owner, RecordedAt: noon.Add(123456 * time.Microsecond)}
	entry := func(i int) hours.HourEntry {
		return hours.HourEntry{Employee: s.people[i%2].ID, Date: leapDay.AddDays(i / 4), Hours: domain.Hours(i%16 + 1), LateHours: domain.Hours(i % 2), Description: fmt.Sprintf("%d; 'x' %s", i, odd)}
	}
	for name, write := range map[string]func(func(ports.Repos) error) error{"long": k.long, "short": k.run} {
		require.NoError(k, write(func(r ports.Repos) error { return r.HoursBulk.InsertHourEntries(k.Context(), common, n, entry) }), name)
		whole := domain.Period{From: leapDay, To: leapDay.AddDays(n)}
		list := must(k, func(r ports.Repos) (domain.List[hours.HourEntry], error) {
			return r.Hours.ListHourEntries(k.Context(), hours.EntryFilter{Project: s.ID, Period: whole, Log: true}, domain.Page{Size: 10_000})
		}).Items
		require.Len(k, list, n, name)
		slices.SortFunc(list, func(a, b hours.HourEntry) int { return int(a.ID - b.ID) })
		for i, got := range list {
			want := entry(i)
			want.ID, want.Project, want.RecordedBy, want.RecordedAt, want.FirstRecordedAt = got.ID, common.Project, common.RecordedBy, common.RecordedAt, common.RecordedAt
			want = s.listed(want)
			want.EmployeeName = s.people[i%2].Name()
			assert.Equal(k, want, got, name)
			require.NoError(k, k.withdraw(got.ID))
		}
	}
}

func testInsertRefusesWhatCannotBeKept(k kit) {
	s := k.staff(1)
	for _, text := range []string{"a\x00b", "a\xffb"} {
		err := k.long(func(r ports.Repos) error {
			return r.HoursBulk.InsertHourEntries(k.Context(), s.entry(leapDay, 1), 3, func(i int) hours.HourEntry {
				e := s.entry(leapDay, 1)
				if i == 2 {
					e.Description = text
				}
				return e
			})
		})
		refused(k, domain.Invalid, domain.CodeNullChars, "", err)
		assert.Zero(k, k.bookedOn(s, leapDay))
	}
}

func (k kit) bookedOn(s staff, on domain.Date) (sum domain.Hours) {
	list := must(k, func(r ports.Repos) ([]hours.EmployeeDay, error) {
		return r.HoursBulk.ListBookedDays(k.Context(), s.people[0].ID, domain.Period{From: on, To: on})
	})
	for _, d := range list {
		sum += d.Hours
	}
	return sum
}

func testWriteLongIsAllOrNothing(k kit) {
	s := k.staff(1)
	insert := func(ctx context.Context, r ports.Repos) error {
		return r.HoursBulk.InsertHourEntries(ctx, s.entry(leapDay, 1), 10, func(int) hours.HourEntry { return s.entry(leapDay, 1) })
	}
	cut := errors.New("cut")
	assert.ErrorIs(k, k.long(func(r ports.Repos) error { return errors.Join(insert(k.Context(), r), cut) }), cut)
	ctx, cancel := context.WithCancel(k.Context())
	assert.Error(k, k.WriteLong(ctx, func(r ports.Repos) error {
		err := insert(ctx, r)
		cancel()
		return err
	}))
	assert.Panics(k, func() {
		_ = k.long(func(r ports.Repos) error { panic(insert(k.Context(), r)) })
	})
	assert.Zero(k, k.bookedOn(s, leapDay))
	require.NoError(k, k.long(func(r ports.Repos) error { return insert(k.Context(), r) }))
	assert.Equal(k, domain.Hours(10), k.bookedOn(s, leapDay))
}

// WriteLong and Write never both take the room of a day.
func testD01_WriteLongAndWriteNeverBothTakeTheRoom(k kit) {
	s := k.staff(1)
	take := func(r ports.Repos) error {
		if err := r.Employees.TouchEmployees(k.Context(), s.people[0].ID); err != nil {
			return err
		}
		booked, err := r.HoursBulk.ListBookedDays(k.Context(), s.people[0].ID, domain.Period{From: leapDay, To: leapDay})
		if err != nil || len(booked) > 0 && booked[0].Hours >= 6 {
			return err
		}
		return r.HoursBulk.InsertHourEntries(k.Context(), s.entry(leapDay, 1), 1, func(int) hours.HourEntry { return s.entry(leapDay, 1) })
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() { assert.NoError(k, k.long(take)) })
		all.Go(func() { assert.NoError(k, k.run(take)) })
	}
	all.Wait()
	assert.Equal(k, domain.Hours(6), k.bookedOn(s, leapDay))
}
