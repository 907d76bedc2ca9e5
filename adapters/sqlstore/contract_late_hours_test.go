package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// lateHours are promises about what was recorded late or corrected, which several ports keep.
func lateHours() []promise {
	return []promise{
		testByEmployeeAddsUpLateHours,
		testWithdrawingKeepsLateHours,
		testWithdrawnTellsReplacedFromDeleted,
		testElsewhereGivesTheHoursOnOthers,
	}
}

// ByEmployee adds up late hours of each and of all.
func testByEmployeeAddsUpLateHours(k kit) {
	s := k.staff(1)
	for i, late := range []domain.Hours{0, 3, 5} {
		e := s.entry(leapDay.AddDays(i), 6)
		e.LateHours = late
		k.log(e)
	}
	other := s.entry(leapDay, 2)
	other.Employee, other.LateHours = s.people[2].ID, 2
	k.log(other)
	before := s.entry(leapDay.AddDays(-7), 4)
	before.LateHours = 4
	k.log(before)
	gone := k.log(before)
	if err := k.withdraw(gone.ID); err != nil {
		k.Fatal(err)
	}
	sums := must(k, func(r ports.Repos) (hours.PeopleHours, error) {
		return r.HourSums.SumByEmployee(k.Context(), s.ID, domain.WeekPeriod(leapDay), 0, 2)
	})
	assert.Equal(k, []any{domain.Hours(10), domain.Hours(2), domain.Hours(8)}, []any{sums.Late, sums.Items[0].Late, sums.Items[1].Late})
}

// Withdrawing keeps late hours and the first recording.
func testWithdrawingKeepsLateHours(k kit) {
	s := k.staff(1)
	e := s.entry(leapDay, 6)
	e.LateHours, e.FirstRecordedAt = 4, noon.Add(-48*time.Hour)
	e = k.log(e)
	if err := k.withdraw(e.ID); err != nil {
		k.Fatal(err)
	}
	got := must(k, func(r ports.Repos) (hours.HourEntry, error) {
		return r.Hours.FindRecordedEntry(k.Context(), as(s.Owner), e.ID)
	})
	assert.Equal(k, s.read(e), got)
}

// Withdrawn tells what a correction replaced from what was deleted.
func testWithdrawnTellsReplacedFromDeleted(k kit) {
	s := k.staff(1)
	deleted, wrong := k.log(s.entry(leapDay, 3)), k.log(s.entry(leapDay.AddDays(1), 4))
	for _, id := range []int64{deleted.ID, wrong.ID, k.log(s.entry(leapDay.AddDays(40), 5)).ID} {
		if err := k.withdraw(id); err != nil {
			k.Fatal(err)
		}
	}
	right := s.entry(leapDay.AddDays(1), 5)
	right.Replaces = wrong.ID
	k.log(right)
	withdrawn := func(project, employee int64) []hours.WithdrawnHours {
		return must(k, func(r ports.Repos) ([]hours.WithdrawnHours, error) {
			return r.HoursBulk.ListWithdrawnHours(k.Context(), project, employee, domain.Period{From: leapDay, To: leapDay.AddDays(1)})
		})
	}
	assert.ElementsMatch(k, []hours.WithdrawnHours{
		{Date: leapDay, Hours: 3, Description: odd}, {Date: leapDay.AddDays(1), Hours: 4, Description: odd, Replaced: true},
	}, withdrawn(s.ID, s.people[0].ID))
	assert.Empty(k, withdrawn(s.ID, s.people[1].ID))
	assert.Empty(k, withdrawn(s.ID+1, s.people[0].ID))
}

// Elsewhere gives the hours of a project's people on others, in pages.
func testElsewhereGivesTheHoursOnOthers(k kit) {
	s := k.staff(1)
	second := k.requestOf(s.Company, 2)
	k.assign(second.ID, s.people[0].ID, s.people[1].ID)
	for _, e := range []struct {
		project  int64
		employee int
		on       domain.Date
		hours    domain.Hours
	}{
		{second.ID, 0, leapDay, 3}, {second.ID, 0, leapDay, 2}, {second.ID, 0, leapDay.AddDays(1), 1}, {second.ID, 0, leapDay.AddDays(-7), 9},
		{second.ID, 2, leapDay, 4}, {s.ID, 0, leapDay, 8}, {s.ID, 3, leapDay, 8},
	} {
		entry := s.entry(e.on, e.hours)
		entry.Project, entry.Employee = e.project, s.people[e.employee].ID
		k.log(entry)
	}
	elsewhere := func(project, after int64, n int) domain.List[hours.PersonDays] {
		return must(k, func(r ports.Repos) (domain.List[hours.PersonDays], error) {
			return r.Timesheets.ListHoursElsewhere(k.Context(), project, domain.WeekPeriod(leapDay), after, n)
		})
	}
	first := hours.PersonDays{Employee: s.people[0].ID, Days: []hours.DayHours{{Date: leapDay, Hours: 5}, {Date: leapDay.AddDays(1), Hours: 1}}}
	third := hours.PersonDays{Employee: s.people[2].ID, Days: []hours.DayHours{{Date: leapDay, Hours: 4}}}
	assert.Equal(k, domain.List[hours.PersonDays]{Items: []hours.PersonDays{first, third}}, elsewhere(s.ID, 0, 2))
	assert.Equal(k, domain.List[hours.PersonDays]{Items: []hours.PersonDays{first}, More: true}, elsewhere(s.ID, 0, 1))
	assert.Equal(k, []hours.PersonDays{third}, elsewhere(s.ID, first.Employee, 1).Items)
	assert.Equal(k, []hours.PersonDays{{Employee: s.people[0].ID, Days: []hours.DayHours{{Date: leapDay, Hours: 8}}}}, elsewhere(second.ID, 0, 5).Items,
		"only those who are assigned")
}
