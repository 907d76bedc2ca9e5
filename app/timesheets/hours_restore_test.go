package timesheets_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/retention"
	"wbso/ports"
)

func TestHours_Restore(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		late := h.Enter(p, p.Entry(apptest.Today.AddDays(-30), 4))
		require.Equal(t, domain.Hours(4), late.LateHours)
		require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, late.ID))
		h.Clock.Pass(time.Hour)
		h.Write(func(r ports.Repos) error {
			return r.Assignments.UnassignEmployees(h.Ctx(), p.ID, []int64{late.Employee}, h.Clock.Today())
		})
		require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), p.Who, late.Employee))
		for range 2 { // a call that comes again is answered the same
			got, err := h.Hours.RestoreHours(h.Ctx(), p.Who, late.ID)
			require.NoError(t, err)
			assert.Equal(t, late, got)
		}
		assert.Equal(t, domain.Hours(4), h.Total(p))
		_, err := h.Hours.RestoreHours(h.Ctx(), h.User("buurman"), late.ID)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	})
}

func TestHours_Restore_refuses(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	gone := h.Enter(p, p.Entry(apptest.Today, 4))
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, gone.ID))
	h.Enter(h.Second(p), p.Entry(apptest.Today, 13))
	_, err := h.Hours.RestoreHours(h.Ctx(), p.Who, gone.ID)
	assert.Equal(t, map[string][]domain.Code{"hours": {domain.CodeHoursOverDay}}, apptest.Codes(t, err))
	assert.Equal(t, domain.Hours(13), h.Total(p))

	old := h.Enter(p, p.Entry(apptest.Today.AddDays(-1), 2))
	correction := p.Entry(apptest.Today.AddDays(-1), 3)
	correction.Replaces = old.ID
	correction.ProjectNumber = p.Number
	h.Enter(p, correction)
	_, err = h.Hours.RestoreHours(h.Ctx(), p.Who, old.ID)
	apptest.Refused(t, domain.Conflict, domain.CodeReplaced, err)
}

// Deleting and putting back keeps history, which is bound.
func TestBounds_restores(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		e := h.Enter(p, p.Entry(apptest.Today, 1))
		for n := range retention.RestoreBound.Most + 1 {
			require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, e.ID))
			if _, err := h.Hours.RestoreHours(h.Ctx(), p.Who, e.ID); n == retention.RestoreBound.Most {
				apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, err)
			} else {
				require.NoError(t, err)
			}
		}
	})
}

// D-01: what is put back and what is entered never fill a day twice.
func TestHours_D01_restoresRaceWithEntries(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		var gone []hours.HourEntry
		for range 4 {
			e := h.Enter(p, p.Entry(apptest.Today, 4))
			require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, e.ID))
			gone = append(gone, e)
		}
		apptest.Racing(12, func(i int) error {
			if i%2 == 0 {
				_, err := h.Hours.RestoreHours(h.Ctx(), p.Who, gone[i/2%4].ID)
				return err
			}
			_, err := h.Hours.LogHours(h.Ctx(), p.Who, p.Entry(apptest.Today, 4))
			return err
		})
		assert.Equal(t, domain.HoursDayMax, h.Total(p))
	})
}

func TestImport_Undo(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		in := func() timesheets.ImportHours {
			in := p.File("2026-11-16;;nr0@example.nl;4;x;", "2026-11-17;Bo Smit;bo@example.nl;2;y;")
			in.CreateEmployees = true
			return in
		}
		kept := h.Enter(p, p.Entry(apptest.Today, 2))
		first := h.imports(p, in())
		require.NotZero(t, first.ID)
		assert.Equal(t, first.ID, h.HoursOf(p, domain.WeekPeriod(apptest.Today))[0].Import)
		assert.Zero(t, h.imports(p, in()).ID, "it wrote nothing")
		for range 2 { // a call that comes again is answered the same
			n, err := h.Hours.UndoImport(h.Ctx(), p.Who, first.ID)
			require.NoError(t, err)
			assert.Equal(t, 2, n)
			assert.Equal(t, kept.Hours, h.Total(p))
		}
		assert.Len(t, h.Staff(p), 3, "the people whom it made stay")
		again := h.imports(p, in())
		assert.Equal(t, [4]int{2, 2, 0, 0}, counted(again))

		list, err := h.Hours.ListImports(h.Ctx(), p.Who, p.Number)
		require.NoError(t, err)
		require.Len(t, list, 2)
		assert.Equal(t, []any{again.ID, 2, domain.Hours(12), domain.NewDate(2026, 11, 16), domain.NewDate(2026, 11, 17), true, false},
			[]any{list[0].ID, list[0].Entries, list[0].Hours, list[0].First, list[0].Last, list[0].UndoneAt.IsZero(), list[1].UndoneAt.IsZero()})
		_, err = h.Hours.UndoImport(h.Ctx(), h.User("buurman"), again.ID)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)

		imported := h.HoursOf(p, domain.WeekPeriod(apptest.Today))[0]
		require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, imported.ID))
		_, err = h.Hours.UndoImport(h.Ctx(), p.Who, again.ID)
		apptest.Refused(t, domain.Conflict, domain.CodeImportChanged, err)
		_, err = h.Hours.RestoreHours(h.Ctx(), p.Who, imported.ID)
		require.NoError(t, err)
		correction := p.Entry(imported.Date, 1)
		correction.Replaces = imported.ID
		h.Enter(p, correction)
		_, err = h.Hours.UndoImport(h.Ctx(), usecase.Administrator(), again.ID)
		apptest.Refused(t, domain.Conflict, domain.CodeImportChanged, err)
		assert.Equal(t, kept.Hours+1+4, h.Total(p), "all or nothing")
	})
}

// An import and its undoing keep history, which is bound by the day.
func TestBounds_undoneImports(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		var rows []string
		for n := range 16 {
			rows = append(rows, fmt.Sprintf("2026-11-16;;nr0@example.nl;0,5;%d;", n))
		}
		for n := range retention.WithdrawnBound.Most/16 + 1 {
			_, err := h.Hours.UndoImport(h.Ctx(), p.Who, h.imports(p, p.File(rows...)).ID)
			if n == retention.WithdrawnBound.Most/16 {
				apptest.Refused(t, domain.Conflict, domain.CodeBoundReached, err)
			} else {
				require.NoError(t, err)
			}
		}
	})
}

// Of an undoing and the change of one of its entries, whichever comes second is refused.
func TestImport_undoRacesWithCorrections(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		for n := range 4 {
			out := h.imports(p, p.File(fmt.Sprintf("2026-11-16;;nr0@example.nl;0,5;a %d;", n), fmt.Sprintf("2026-11-16;;nr1@example.nl;0,5;b %d;", n)))
			var mine hours.HourEntry
			for _, e := range h.HoursOf(p, domain.WeekPeriod(apptest.Today)) {
				if e.Import == out.ID && e.Employee == p.People[0].ID {
					mine = e
				}
			}
			before := h.Total(p)
			errs := apptest.Racing(3, func(i int) error {
				if i < 2 {
					_, err := h.Hours.UndoImport(h.Ctx(), p.Who, out.ID)
					return err
				}
				in := p.Entry(mine.Date, 2)
				in.Replaces = mine.ID
				_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
				return err
			})
			assert.Equal(t, errs[0] == nil, errs[1] == nil, "%v", errs)
			assert.NotEqual(t, errs[0] == nil, errs[2] == nil, "%v", errs)
			assert.Equal(t, map[bool]domain.Hours{true: before - 2, false: before + 1}[errs[0] == nil], h.Total(p))
		}
	})
}
