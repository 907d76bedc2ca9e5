package timesheets_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// A file that sorts names by the last one means the same people.
func TestImport_findsWhoIsCalledByTheLastName(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Write(func(r ports.Repos) error {
		e, err := r.Employees.AddEmployee(h.Ctx(), hours.Employee{Company: p.Company.ID, FirstName: "Sanne", LastName: "de Vries", CreatedAt: h.Clock.Now()})
		if err != nil {
			return err
		}
		return r.Assignments.AssignEmployees(h.Ctx(), p.ID, []int64{e.ID}, h.Clock.Today(), h.Clock.Now())
	})
	in := p.File(`2026-11-16;"Vries, Sanne de";;4;x;`, `2026-11-17;Sanne de Vries;;4;x;`, `2026-11-16;"Wit,  Bo de";;4;x;`)
	in.CreateEmployees = true
	out := h.imports(p, in)
	assert.Equal(t, 2, out.People)
	assert.Equal(t, []string{"Bo de Wit"}, out.NewEmployees)
	staff := h.Staff(p)
	assert.Equal(t, []string{"Bo", "de Wit"}, []string{staff[3].FirstName, staff[3].LastName})
}

// What stands may be corrected as long as it becomes no more, also of who takes no new hours.
func TestHours_D13_correctsDownwardsForWhoLeft(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		day := apptest.Today.AddDays(-1)
		unassigned, archived := h.Enter(p, p.Entry(day, 8)), p.Entry(day, 8)
		archived.Employee = p.People[1].ID
		gone := h.Enter(p, archived)
		_, err := h.Employees.UnassignEmployees(h.Ctx(), p.Who, timesheets.Team{Project: p.Number, Employees: []int64{p.People[0].ID}})
		require.NoError(t, err)
		require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), p.Who, p.People[1].ID))
		for _, c := range []struct {
			old  hours.HourEntry
			code domain.Code
		}{{unassigned, domain.CodeNotAssigned}, {gone, domain.CodeEmployeeArchived}} {
			in := p.Entry(day, 9)
			in.Employee, in.Replaces = c.old.Employee, c.old.ID
			_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
			apptest.Refused(t, domain.Invalid, c.code, err)
			in.Hours, in.Description = 8, "Beter omschreven"
			in.Replaces = h.Enter(p, in).ID
			in.Hours = 5
			h.Enter(p, in)
			in.Replaces = 0
			_, err = h.Hours.LogHours(h.Ctx(), p.Who, in)
			apptest.Refused(t, domain.Invalid, c.code, err)
		}
		assert.Equal(t, domain.Hours(10), h.Total(p))
	})
}
