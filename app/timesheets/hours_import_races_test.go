package timesheets_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hoursfile"
)

func TestImport_D08_oneAtATime(t *testing.T) {
	h := newTestServer(t)
	p, other := h.Project("jansen"), h.Project("pietersen")
	slow, feed := io.Pipe()
	done := make(chan error)
	go func() {
		_, err := h.Hours.ImportHours(h.Ctx(), p.Who, timesheets.ImportHours{Project: p.Number, Format: hoursfile.Auto, File: slow})
		done <- err
	}()
	_, err := io.WriteString(feed, "datum;e-mail;uren;omschrijving\n") // it is reading
	require.NoError(t, err)
	_, err = h.Hours.ImportHours(h.Ctx(), p.Who, p.File("2026-11-16;;nr0@example.nl;4;x;"))
	apptest.Refused(t, domain.Conflict, domain.CodeImportRunning, err)
	assert.Equal(t, 1, h.imports(other, other.File("2026-11-16;;nr0@example.nl;4;x;")).Created)
	_, err = io.WriteString(feed, "2026-11-16;nr0@example.nl;4;x\n")
	require.NoError(t, err)
	require.NoError(t, feed.Close())
	require.NoError(t, <-done)
	assert.Equal(t, 1, h.imports(p, p.File("2026-11-17;;nr0@example.nl;4;x;")).Created, "and then the next")
}

// What others write between the check and the transaction counts.
func TestImport_D01_staysWithinADayThatFillsUpMeanwhile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		monday := domain.NewDate(2026, 11, 16)
		rows := []string{"2026-11-16;;nr0@example.nl;6;Regeling beproefd;", "2026-11-16;;nr1@example.nl;6;x;"}
		h.Store.Meanwhile = func() { h.Enter(p, p.Entry(monday, 5)) }
		assert.Equal(t, []string{"2 uren hours_over_day"}, h.refuses(p, p.File(rows...)))
		assert.Equal(t, domain.Hours(5), h.Total(p))
		h.Store.Meanwhile = func() { h.Enter(p, p.Entry(monday.AddDays(1), 12)) } // another day, and the same row
		out := h.imports(p, p.File("2026-11-17;;nr0@example.nl;6;Regeling beproefd;", "2026-11-18;;nr0@example.nl;1;x;"))
		assert.Equal(t, []int{1, 1}, []int{out.Created, out.Skipped})
		assert.Equal(t, domain.Hours(5+12+2), h.Total(p))
	})
}

func TestImport_looksAgainWhenTheStaffChangedMeanwhile(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	in := p.File("2026-11-16;Bo Smit;bo@example.nl;4;x;")
	in.CreateEmployees = true
	h.Store.Meanwhile = func() { h.Employee(p.Company.ID, "bo", p.ID) }
	out := h.imports(p, in)
	assert.Empty(t, out.NewEmployees)
	assert.Equal(t, 1, out.Created)
	assert.Len(t, h.Staff(p), 3)
	h.Store.Meanwhile = func() { require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), p.Who, p.People[1].ID)) }
	assert.Equal(t, []string{"2 e-mail import_person_unknown"}, h.refuses(p, p.File("2026-11-16;;nr1@example.nl;1;x;")))
	h.Store.Meanwhile = func() {
		_, err := h.Employees.UnassignEmployees(h.Ctx(), p.Who, timesheets.Team{Project: p.Number, Employees: []int64{p.People[0].ID}})
		require.NoError(t, err)
	}
	assert.Equal(t, []string{"2 e-mail employee_not_assigned"}, h.refuses(p, p.File("2026-11-16;;nr0@example.nl;1;x;")))
}

func TestImport_mayRunItsTransactionTwice(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Store.Rehearse = true
	in := p.File("2026-11-16;Bo Smit;;4;x;", "2026-11-16;;nr0@example.nl;4;x;")
	in.CreateEmployees = true
	assert.Equal(t, 2, h.imports(p, in).Created)
	assert.Equal(t, domain.Hours(16), h.Total(p))
	assert.Len(t, h.Staff(p), 3)
}

// Racing entries and imports leave no day with more than eight hours.
func TestImport_D01_racesWithEntries(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		monday := domain.NewDate(2026, 11, 16)
		apptest.Racing(12, func(i int) error {
			if i%3 > 0 {
				_, err := h.Hours.LogHours(h.Ctx(), p.Who, p.Entry(monday, 3))
				return err
			}
			_, err := h.Hours.ImportHours(h.Ctx(), usecase.Administrator(), p.File(fmt.Sprintf("2026-11-16;;nr0@example.nl;1,5;rij %d;", i)))
			return err
		})
		assert.LessOrEqual(t, h.Total(p), domain.HoursDayMax)
		assert.GreaterOrEqual(t, h.Total(p), domain.HoursDayMax-3)
	})
}
