package sqlstore_test

import (
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// imported writes an import of n days of two people, an hour a day.
func (k kit) imported(s staff, n int) hours.Import {
	k.Helper()
	i := hours.Import{Project: s.ID, RecordedBy: s.Owner, RecordedAt: noon, Entries: 2 * n, Hours: domain.Hours(4 * n), First: leapDay, Last: leapDay.AddDays(n - 1)}
	require.NoError(k, k.long(func(r ports.Repos) (err error) {
		if i, err = r.HoursBulk.AddImport(k.Context(), i); err != nil {
			return err
		}
		common := hours.HourEntry{Project: s.ID, Import: i.ID, RecordedBy: s.Owner, RecordedAt: noon}
		return r.HoursBulk.InsertHourEntries(k.Context(), common, 2*n, func(at int) hours.HourEntry {
			return hours.HourEntry{Employee: s.people[at%2].ID, Date: leapDay.AddDays(at / 2), Hours: 2, Description: odd}
		})
	}))
	return i
}

func testUndoWithdrawsTheEntriesOfAnImportAlone(k kit) {
	s, other := k.staff(1), k.staff(2)
	kept := k.log(s.entry(leapDay, 1))
	first, second := k.imported(s, 3), k.imported(s, 2)
	k.imported(other, 1)
	lock := func(owner, id int64) (hours.Import, error) {
		return try(k, func(r ports.Repos) (hours.Import, error) { return r.HoursBulk.LockImport(k.Context(), as(owner), id) })
	}
	got, err := lock(s.Owner, first.ID)
	require.NoError(k, err)
	first.RecordedByName = s.read(kept).RecordedByName
	assert.Equal(k, first, got)
	_, err = lock(other.Owner, first.ID)
	absent(k, err)

	counted := func(most int) (people []int64, n int, over bool) {
		require.NoError(k, k.run(func(r ports.Repos) (err error) {
			people, n, over, err = r.HoursBulk.ListImported(k.Context(), first, most)
			return err
		}))
		return people, n, over
	}
	people, n, over := counted(1)
	assert.Equal(k, []any{[]int64{s.people[0].ID, s.people[1].ID}, 6, false}, []any{people, n, over})
	require.NoError(k, k.withdraw(k.log(s.entry(leapDay, 1)).ID))
	_, _, over = counted(1)
	assert.True(k, over, "a withdrawn entry of that day and one of the import are two")
	_, _, over = counted(2)
	assert.False(k, over)

	undone := noon.Add(time.Hour)
	require.NoError(k, k.long(func(r ports.Repos) error { return r.HoursBulk.UndoImport(k.Context(), first, 0, undone) }))
	assert.Equal(k, domain.Hours(1+2), k.bookedOn(s, leapDay))
	list := must(k, func(r ports.Repos) ([]hours.Import, error) { return r.HoursBulk.ListImports(k.Context(), s.ID, 1) })
	assert.Equal(k, []int64{second.ID}, []int64{list[0].ID}, "the newest")
	got, err = lock(s.Owner, first.ID)
	require.NoError(k, err)
	assert.Equal(k, undone, got.UndoneAt)
	sums := must(k, func(r ports.Repos) ([]domain.Hours, error) {
		return r.HourSums.SumProjects(k.Context(), []hours.ProjectPeriod{{Project: s.ID, Period: domain.Period{To: leapDay.MonthOf().Period().To}}})
	})
	assert.Equal(k, []domain.Hours{1 + 4}, sums, "kept sums")
	withdrawn := must(k, func(r ports.Repos) ([]hours.WithdrawnHours, error) {
		return r.HoursBulk.ListWithdrawnHours(k.Context(), s.ID, s.people[0].ID, domain.Period{From: leapDay, To: leapDay.AddDays(9)})
	})
	assert.Len(k, withdrawn, 1, "what was undone does not count as withdrawn")
	entry := must(k, func(r ports.Repos) (domain.List[hours.HourEntry], error) {
		return r.Hours.ListHourEntries(k.Context(), hours.EntryFilter{Project: s.ID, Period: domain.Period{From: leapDay.AddDays(2), To: leapDay.AddDays(2)}, Deleted: true, Log: true}, wholeList)
	}).Items[0]
	assert.Equal(k, first.ID, entry.Import)
	require.NoError(k, k.restore(entry.ID))
	back, err := k.entry(s.Owner, entry.ID)
	require.NoError(k, err)
	assert.Zero(k, back.Import, "it is no part of what was undone")
}
