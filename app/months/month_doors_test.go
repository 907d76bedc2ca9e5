package months_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/months"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/queue"
)

// A closed month refuses writes through every door, and a confirmed one is open again by them.
func TestMonths_everyDoorIsHeld(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		a := f.People[0].ID
		entry := h.Enter(f.Project, f.Entry(lastFriday, 4))
		gone := h.Enter(f.Project, f.Entry(lastFriday.AddDays(-1), 2))
		require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), f.Who, gone.ID))
		imported, err := h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-10-28;;nr0@example.nl;2;Import;"))
		require.NoError(t, err)
		november := h.Enter(f.Project, f.Entry(domain.NewDate(2026, 11, 2), 4))

		doors := map[string]func() error{
			"record": func() error { _, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Entry(lastFriday, 1)); return err },
			"correct": func() error {
				_, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Correction(entry, 3, lastFriday))
				return err
			},
			"correct to another month": func() error {
				_, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Correction(entry, 3, november.Date))
				return err
			},
			"correct from another month": func() error {
				_, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Correction(november, 3, lastFriday))
				return err
			},
			"withdraw": func() error { return h.Hours.WithdrawHours(h.Ctx(), f.Who, entry.ID) },
			"restore":  func() error { _, err := h.Hours.RestoreHours(h.Ctx(), f.Who, gone.ID); return err },
			"import": func() error {
				_, err := h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-10-27;;nr0@example.nl;2;Nog een;"))
				return err
			},
			"undo": func() error { _, err := h.Hours.UndoImport(h.Ctx(), f.Who, imported.ID); return err },
			"mark": func() error {
				_, err := h.Months.MarkDays(h.Ctx(), f.employee, months.MarkDays{Employee: a, Period: domain.Period{From: lastFriday, To: november.Date}, Mark: hours.Absent})
				return err
			},
		}
		h.acts(f.Who, f, hours.CloseMonth, "", a)
		before := h.Total(f.Project)
		for name, door := range doors {
			assert.Equal(t, domain.CodeMonthClosed, domain.CodeOf(door()), name)
		}
		assert.Equal(t, before, h.Total(f.Project))
		again, err := h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-10-28;;nr0@example.nl;2;Import;"))
		require.NoError(t, err, "rows that are known already are no change")
		assert.Equal(t, 1, again.Skipped)
		dry := f.File("2026-10-27;;nr0@example.nl;2;Nog een;", "2026-11-03;;nr0@example.nl;2;Nog een;")
		dry.DryRun = true
		_, err = h.Hours.ImportHours(h.Ctx(), f.Who, dry)
		var bad hours.BadRows
		require.True(t, errors.As(err, &bad))
		assert.True(t, bad.MonthClosed())
		require.Len(t, bad.Rows, 1)
		assert.Equal(t, 2, bad.Rows[0].Line)
		_, err = h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-10-27;;nr0@example.nl;2;Nog een;", "2026-11-03;;nr0@example.nl;25;Te veel;"))
		require.True(t, errors.As(err, &bad))
		assert.Len(t, bad.Rows, 2)
		assert.False(t, bad.MonthClosed(), "something else is wrong too")

		h.acts(f.Who, f, hours.ReopenMonth, "heropend", a)
		delete(doors, "mark") // which changes nothing else
		mails := 0
		for _, name := range []string{"record", "import", "restore", "undo", "correct", "withdraw"} {
			h.acts(f.employee, f, hours.ConfirmMonth, "x", a)
			h.Clock.Pass(2 * time.Second)
			warned := f.File("2026-10-21;;nr0@example.nl;0,5;Proef;")
			warned.DryRun = true
			out, err := h.Hours.ImportHours(h.Ctx(), f.Who, warned)
			require.NoError(t, err)
			assert.Equal(t, 1, out.Warned[hours.InConfirmed])
			if name == "withdraw" {
				entry = h.latest(f, lastFriday)
			}
			require.NoError(t, doors[name](), name)
			assert.Equal(t, hours.MonthOpen, h.state(a).State, name)
			mails++
			assert.Equal(t, mails, h.Queued()[queue.MonthChangedMail], name)
		}
		h.acts(f.employee, f, hours.ConfirmMonth, "x", a)
		_, err = h.Hours.LogHours(h.Ctx(), f.employee, f.Entry(lastFriday, 1))
		require.NoError(t, err)
		assert.Equal(t, mails, h.Queued()[queue.MonthChangedMail], "who changes their own month knows it")
	})
}

// latest returns the newest entry of the first employee on a day.
func (h *testServer) latest(f firm, day domain.Date) (last hours.HourEntry) {
	for _, e := range h.HoursOf(f.Project, domain.Period{From: day, To: day}) {
		if e.ID > last.ID {
			last = e
		}
	}
	return last
}

// Closing races with every way to write: what is in the month when it closed stays as it is.
func TestMonths_closeRacesWithWriters(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		a := f.People[0].ID
		var entries []hours.HourEntry
		for i := range 6 {
			entries = append(entries, h.Enter(f.Project, f.Entry(lastFriday.AddDays(-i%5), 1)))
		}
		for range 3 {
			var closed domain.Hours
			apptest.Racing(9, func(i int) error {
				switch i % 4 {
				case 0:
					_, err := h.act(f.Who, f, hours.CloseMonth, "", a)
					return err
				case 1:
					_, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Entry(lastFriday.AddDays(-i%5), 1))
					return err
				case 2:
					return h.Hours.WithdrawHours(h.Ctx(), f.Who, entries[i%6].ID)
				}
				_, err := h.Hours.ImportHours(h.Ctx(), f.Who, f.File(fmt.Sprintf("2026-10-2%d;;nr0@example.nl;0,5;rij %d;", 6+i%4, i)))
				return err
			})
			require.Equal(t, hours.MonthClosed, h.state(a).State)
			closed = h.Total(f.Project)
			_, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Entry(lastFriday, 1))
			assert.Equal(t, domain.CodeMonthClosed, domain.CodeOf(err))
			h.drain()
			assert.Equal(t, closed, h.Total(f.Project))
			assert.Equal(t, closed, h.printed(f), "the stored sheet has what the month has")
			h.acts(f.Who, f, hours.ReopenMonth, "weer", a)
		}
	})
}

// drain runs all jobs that are due.
func (h *testServer) drain() {
	h.T.Helper()
	_, err := h.Worker.RunDue(h.Ctx())
	require.NoError(h.T, err)
}

// printed returns the hours of the last timesheet that was printed.
func (h *testServer) printed(firm) (sum domain.Hours) {
	for _, p := range h.Printer.MonthSheets()[len(h.Printer.MonthSheets())-1].Projects {
		all, _, _ := p.Totals()
		sum += all
	}
	return sum
}

// An import that was planned before the month closed writes nothing.
func TestMonths_importPlannedBeforeTheMonthClosed(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		h.Store.Meanwhile = func() { h.acts(f.Who, f, hours.CloseMonth, "", f.People[0].ID) }
		_, err := h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-10-27;;nr0@example.nl;2;x;", "2026-11-03;;nr0@example.nl;2;x;"))
		assert.Equal(t, domain.CodeMonthClosed, domain.CodeOf(err))
		assert.Zero(t, h.Total(f.Project))
	})
}

// The timesheet of a month that was reopened and closed again before the job ran is that of the last closing.
func TestMonths_sheetIsThatOfTheLastClosing(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	a := f.People[0].ID
	h.acts(f.Who, f, hours.CloseMonth, "", a)
	h.acts(f.Who, f, hours.ReopenMonth, "vergeten", a)
	h.Enter(f.Project, f.Entry(lastFriday, 5))
	h.acts(f.Who, f, hours.CloseMonth, "", a)
	h.drain()
	list, err := h.Months.ListMonth(h.Ctx(), f.Who, f.Company.ID, october, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, list.Items[0].Sheets, 1)
	assert.Equal(t, 2, list.Items[0].Sheets[0].Closing)
	assert.EqualValues(t, 5, h.printed(f))
	h.acts(f.Who, f, hours.ReopenMonth, "weer", a)
	h.acts(f.Who, f, hours.CloseMonth, "", a)
	h.acts(f.Who, f, hours.ReopenMonth, "open", a)
	h.drain()
	list, err = h.Months.ListMonth(h.Ctx(), f.Who, f.Company.ID, october, apptest.WholeList)
	require.NoError(t, err)
	assert.Len(t, list.Items[0].Sheets, 1, "an open month gets none")
}
