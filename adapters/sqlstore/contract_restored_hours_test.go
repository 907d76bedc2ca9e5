package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/retention"
	"wbso/ports"
)

func (k kit) restore(id int64) error {
	return k.run(func(r ports.Repos) error { return r.Hours.RestoreHourEntry(k.Context(), id, 0, noon.Add(time.Hour)) })
}

func testRestorePutsAnEntryBackAndKeepsItsWithdrawal(k kit) {
	s := k.staff(1)
	e := s.entry(leapDay, 3)
	e.RecordedAt, e.FirstRecordedAt, e.LateHours = noon.Add(time.Minute), noon, 2
	e = k.log(e)
	absent(k, k.restore(e.ID))
	kinds := func() (list []hours.HourActionKind) {
		actions, err := k.history(e.ID)
		require.NoError(k, err)
		for _, a := range actions {
			list = append(list, a.Action)
		}
		return list
	}
	const r, w, b = hours.EntryRecorded, hours.EntryWithdrawn, hours.EntryRestored
	for range 2 { // at one moment, which is no reason to mix them up
		require.NoError(k, k.withdraw(e.ID))
		require.NoError(k, k.restore(e.ID))
	}
	got, err := k.entry(s.Owner, e.ID)
	require.NoError(k, err)
	assert.Equal(k, s.read(e), got)
	assert.Equal(k, []hours.HourActionKind{r, w, b, w, b}, kinds())
	assert.Equal(k, domain.Hours(3), k.bookedOn(s, leapDay))
	sums := must(k, func(r ports.Repos) ([]domain.Hours, error) {
		return r.HourSums.SumProjects(k.Context(), []hours.ProjectPeriod{{Project: s.ID, Period: domain.Period{To: leapDay.MonthOf().Period().To}}})
	})
	assert.Equal(k, []domain.Hours{3}, sums, "kept sums")
	assert.Equal(k, 2, k.count(retention.RestoreBound, e.ID))
	require.NoError(k, k.withdraw(e.ID))
	assert.Equal(k, []hours.HourActionKind{r, w, b, w, b, w}, kinds())
}

func testRestoreLeavesWhatWasReplaced(k kit) {
	s := k.staff(1)
	old := k.log(s.entry(leapDay, 3))
	require.NoError(k, k.withdraw(old.ID))
	by := s.entry(leapDay, 2)
	by.Replaces = old.ID
	k.log(by)
	absent(k, k.restore(old.ID))
	assert.Equal(k, domain.Hours(2), k.bookedOn(s, leapDay))
}
