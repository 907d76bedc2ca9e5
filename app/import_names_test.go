package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// A file that sorts names by the last one means the same people.
func TestImport_findsWhoIsCalledByTheLastName(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	h.write(func(r ports.Repos) error {
		e, err := r.Employees.AddEmployee(h.ctx(), hours.Employee{Company: p.Company.ID, FirstName: "Sanne", LastName: "de Vries", CreatedAt: h.clock.Now()})
		if err != nil {
			return err
		}
		return r.Assignments.AssignEmployees(h.ctx(), p.ID, []int64{e.ID}, h.clock.Now())
	})
	in := p.file(`2026-11-16;"Vries, Sanne de";;4;x;`, `2026-11-17;Sanne de Vries;;4;x;`, `2026-11-16;"Wit,  Bo de";;4;x;`)
	in.CreateEmployees = true
	out := h.imports(p, in)
	assert.Equal(t, 2, out.People)
	assert.Equal(t, []string{"Bo de Wit"}, out.NewEmployees)
	staff := h.staff(p)
	assert.Equal(t, []string{"Bo", "de Wit"}, []string{staff[3].FirstName, staff[3].LastName})
}

// What stands may be corrected as long as it becomes no more, also of who takes no new hours.
func TestHours_D13_correctsDownwardsForWhoLeft(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		day := today.AddDays(-1)
		unassigned, archived := h.enter(p, p.entry(day, 8)), p.entry(day, 8)
		archived.Employee = p.people[1].ID
		gone := h.enter(p, archived)
		_, err := h.Employees.UnassignEmployees(h.ctx(), p.who, timesheets.Team{Project: p.Number, Employees: []int64{p.people[0].ID}})
		require.NoError(t, err)
		require.NoError(t, h.Employees.RemoveEmployee(h.ctx(), p.who, p.people[1].ID))
		for _, c := range []struct {
			old  hours.HourEntry
			code domain.Code
		}{{unassigned, domain.CodeNotAssigned}, {gone, domain.CodeEmployeeArchived}} {
			in := p.entry(day, 9)
			in.Employee, in.Replaces = c.old.Employee, c.old.ID
			_, err := h.Hours.LogHours(h.ctx(), p.who, in)
			refused(t, domain.Invalid, c.code, err)
			in.Hours, in.Description = 8, "Beter omschreven"
			in.Replaces = h.enter(p, in).ID
			in.Hours = 5
			h.enter(p, in)
			in.Replaces = 0
			_, err = h.Hours.LogHours(h.ctx(), p.who, in)
			refused(t, domain.Invalid, c.code, err)
		}
		assert.Equal(t, domain.Hours(10), h.total(p))
	})
}
