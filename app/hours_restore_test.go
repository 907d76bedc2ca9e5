package app_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/retention"
	"wbso/ports"
)

func TestHours_Restore(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		late := h.enter(p, p.entry(today.AddDays(-30), 4))
		require.Equal(t, domain.Hours(4), late.LateHours)
		require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, late.ID))
		h.clock.pass(time.Hour)
		h.write(func(r ports.Repos) error {
			return r.Assignments.UnassignEmployees(h.ctx(), p.ID, []int64{late.Employee})
		})
		require.NoError(t, h.Employees.RemoveEmployee(h.ctx(), p.who, late.Employee))
		for range 2 { // a call that comes again is answered the same
			got, err := h.Hours.RestoreHours(h.ctx(), p.who, late.ID)
			require.NoError(t, err)
			assert.Equal(t, late, got)
		}
		assert.Equal(t, domain.Hours(4), h.total(p))
		_, err := h.Hours.RestoreHours(h.ctx(), h.user("buurman"), late.ID)
		refused(t, domain.NotFound, domain.CodeNotFound, err)
	})
}

func TestHours_Restore_refuses(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	gone := h.enter(p, p.entry(today, 4))
	require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, gone.ID))
	h.enter(h.second(p), p.entry(today, 13))
	_, err := h.Hours.RestoreHours(h.ctx(), p.who, gone.ID)
	assert.Equal(t, map[string][]domain.Code{"hours": {domain.CodeHoursOverDay}}, codes(t, err))
	assert.Equal(t, domain.Hours(13), h.total(p))

	old := h.enter(p, p.entry(today.AddDays(-1), 2))
	correction := p.entry(today.AddDays(-1), 3)
	correction.Replaces = old.ID
	correction.ProjectNumber = p.Number
	h.enter(p, correction)
	_, err = h.Hours.RestoreHours(h.ctx(), p.who, old.ID)
	refused(t, domain.Conflict, domain.CodeReplaced, err)
}

// Deleting and putting back keeps history, which is bound.
func TestBounds_restores(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		e := h.enter(p, p.entry(today, 1))
		for n := range retention.RestoreBound.Most + 1 {
			require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, e.ID))
			if _, err := h.Hours.RestoreHours(h.ctx(), p.who, e.ID); n == retention.RestoreBound.Most {
				refused(t, domain.Conflict, domain.CodeBoundReached, err)
			} else {
				require.NoError(t, err)
			}
		}
	})
}

// D-01: what is put back and what is entered never fill a day twice.
func TestHours_D01_restoresRaceWithEntries(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		var gone []hours.HourEntry
		for range 4 {
			e := h.enter(p, p.entry(today, 4))
			require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, e.ID))
			gone = append(gone, e)
		}
		racing(12, func(i int) error {
			if i%2 == 0 {
				_, err := h.Hours.RestoreHours(h.ctx(), p.who, gone[i/2%4].ID)
				return err
			}
			_, err := h.Hours.LogHours(h.ctx(), p.who, p.entry(today, 4))
			return err
		})
		assert.Equal(t, domain.HoursDayMax, h.total(p))
	})
}

func TestImport_Undo(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		in := func() timesheets.ImportHours {
			in := p.file("2026-11-16;;nr0@example.nl;4;x;", "2026-11-17;Bo Smit;bo@example.nl;2;y;")
			in.CreateEmployees = true
			return in
		}
		kept := h.enter(p, p.entry(today, 2))
		first := h.imports(p, in())
		require.NotZero(t, first.ID)
		assert.Equal(t, first.ID, h.hoursOf(p, domain.WeekPeriod(today))[0].Import)
		assert.Zero(t, h.imports(p, in()).ID, "it wrote nothing")
		for range 2 { // a call that comes again is answered the same
			n, err := h.Hours.UndoImport(h.ctx(), p.who, first.ID)
			require.NoError(t, err)
			assert.Equal(t, 2, n)
			assert.Equal(t, kept.Hours, h.total(p))
		}
		assert.Len(t, h.staff(p), 3, "the people whom it made stay")
		again := h.imports(p, in())
		assert.Equal(t, [4]int{2, 2, 0, 0}, counted(again))

		list, err := h.Hours.ListImports(h.ctx(), p.who, p.Number)
		require.NoError(t, err)
		require.Len(t, list, 2)
		assert.Equal(t, []any{again.ID, 2, domain.Hours(12), domain.NewDate(2026, 11, 16), domain.NewDate(2026, 11, 17), true, false},
			[]any{list[0].ID, list[0].Entries, list[0].Hours, list[0].First, list[0].Last, list[0].UndoneAt.IsZero(), list[1].UndoneAt.IsZero()})
		_, err = h.Hours.UndoImport(h.ctx(), h.user("buurman"), again.ID)
		refused(t, domain.NotFound, domain.CodeNotFound, err)

		imported := h.hoursOf(p, domain.WeekPeriod(today))[0]
		require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, imported.ID))
		_, err = h.Hours.UndoImport(h.ctx(), p.who, again.ID)
		refused(t, domain.Conflict, domain.CodeImportChanged, err)
		_, err = h.Hours.RestoreHours(h.ctx(), p.who, imported.ID)
		require.NoError(t, err)
		correction := p.entry(imported.Date, 1)
		correction.Replaces = imported.ID
		h.enter(p, correction)
		_, err = h.Hours.UndoImport(h.ctx(), usecase.Administrator(), again.ID)
		refused(t, domain.Conflict, domain.CodeImportChanged, err)
		assert.Equal(t, kept.Hours+1+4, h.total(p), "all or nothing")
	})
}

// An import and its undoing keep history, which is bound by the day.
func TestBounds_undoneImports(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		var rows []string
		for n := range 16 {
			rows = append(rows, fmt.Sprintf("2026-11-16;;nr0@example.nl;0,5;%d;", n))
		}
		for n := range retention.WithdrawnBound.Most/16 + 1 {
			_, err := h.Hours.UndoImport(h.ctx(), p.who, h.imports(p, p.file(rows...)).ID)
			if n == retention.WithdrawnBound.Most/16 {
				refused(t, domain.Conflict, domain.CodeBoundReached, err)
			} else {
				require.NoError(t, err)
			}
		}
	})
}

// Of an undoing and the change of one of its entries, whichever comes second is refused.
func TestImport_undoRacesWithCorrections(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		for n := range 4 {
			out := h.imports(p, p.file(fmt.Sprintf("2026-11-16;;nr0@example.nl;0,5;a %d;", n), fmt.Sprintf("2026-11-16;;nr1@example.nl;0,5;b %d;", n)))
			var mine hours.HourEntry
			for _, e := range h.hoursOf(p, domain.WeekPeriod(today)) {
				if e.Import == out.ID && e.Employee == p.people[0].ID {
					mine = e
				}
			}
			before := h.total(p)
			errs := racing(3, func(i int) error {
				if i < 2 {
					_, err := h.Hours.UndoImport(h.ctx(), p.who, out.ID)
					return err
				}
				in := p.entry(mine.Date, 2)
				in.Replaces = mine.ID
				_, err := h.Hours.LogHours(h.ctx(), p.who, in)
				return err
			})
			assert.Equal(t, errs[0] == nil, errs[1] == nil, "%v", errs)
			assert.NotEqual(t, errs[0] == nil, errs[2] == nil, "%v", errs)
			assert.Equal(t, map[bool]domain.Hours{true: before - 2, false: before + 1}[errs[0] == nil], h.total(p))
		}
	})
}
