package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// An employee sees and changes their own hours through every door, and nobody else's.
func TestOwnHours_are_all_that_an_employee_reaches(t *testing.T) {
	h := newTestServer(t)
	owner, its, _ := h.firm("zoe")
	number := owner.request(its.request).ProjectNumber
	var other, theirs int64
	require.NoError(t, h.store.Write(t.Context(), func(r ports.Repos) error {
		e, err := r.Employees.AddEmployee(t.Context(), hours.Employee{Company: its.company, FirstName: "Iemand", LastName: "Anders", Email: "anders@voorbeeld.nl", Approved: true, CreatedAt: h.clock.Now()})
		require.NoError(t, err)
		require.NoError(t, r.Assignments.AssignEmployees(t.Context(), its.request, []int64{e.ID}, h.clock.Today(), h.clock.Now()))
		entry, err := r.Hours.AddHourEntry(t.Context(), hours.HourEntry{Project: its.request, Employee: e.ID, Date: domain.NewDate(2026, 11, 19), Hours: 9, Description: "van iemand anders", RecordedBy: owner.id, RecordedAt: h.clock.Now()})
		other, theirs = e.ID, entry.ID
		return err
	}))
	sanne := h.user("sanne")
	h.joins(member.Member{Company: its.company, User: sanne.id, Membership: member.Membership{Role: member.Employee, Employee: its.employee}})

	list := decode[[]apitypes.HourEntry](sanne.get("/api/hours/?week=2026-11-20&project_number=" + number).is(200))
	require.Len(t, list, 1)
	assert.Equal(t, its.employee, list[0].Employee)
	assert.Len(t, decode[[]apitypes.HourEntry](owner.get("/api/hours/?week=2026-11-20&project_number="+number).is(200)), 2)
	for _, path := range []string{"/api/hours-reports/export_csv/?month=2026-11&project_number=", "/api/hours-reports/monthly_summary/?month=2026-11&project_number=",
		"/api/hours-reports/weekly_summary/?week=2026-11-20&project_number=", "/api/hours/elsewhere/?week=2026-11-16&project_number=", "/api/hours/imports/?project_number="} {
		body := string(sanne.get(path + number).is(200).body)
		assert.NotContains(t, body, "nders", path)
	}
	sum := decode[apitypes.Summary](sanne.get("/api/hours-reports/monthly_summary/?month=2026-11&project_number=" + number).is(200))
	assert.Equal(t, []any{"1.0", 1, 1}, []any{sum.TotalHours, sum.TotalEmployees, sum.TotalEntries})
	assert.Equal(t, "5.5", decode[apitypes.Summary](owner.get("/api/hours-reports/monthly_summary/?month=2026-11&project_number="+number).is(200)).TotalHours)
	assert.NotEqual(t, sanne.get("/api/hours-reports/export_xlsx/?month=2026-11&project_number="+number).is(200).body, owner.get("/api/hours-reports/export_xlsx/?month=2026-11&project_number="+number).is(200).body)
	sheet := "/api/hours-reports/timesheet_pdf/?month=2026-11&project_number=" + number + "&employee="
	sanne.get(sheet + fmt.Sprint(its.employee)).is(200)
	sanne.get(sheet + fmt.Sprint(other)).is(404)

	sanne.get(fmt.Sprintf("/api/hours/%d/history/", theirs)).is(404)
	sanne.call("DELETE", fmt.Sprintf("/api/hours/%d/", theirs), nil).is(404)
	sanne.post(fmt.Sprintf("/api/hours/%d/restore/", theirs), nil).is(404)
	assert.Contains(t, sanne.post("/api/hours/", hoursOf(its).but("employee", other)).is(400).fields(), "employee")
	assert.Contains(t, sanne.post("/api/hours/", hoursOf(its).but("replaces", theirs)).is(400).fields(), "replaces")
	file := file("datum;e-mail;uren;omschrijving\n17-11-2026;anders@voorbeeld.nl;1;Werk\n")
	assert.Contains(t, string(sanne.post("/api/hours/import/?create_employees=true&project_number="+number, file).is(400).body), "anders@voorbeeld.nl")
	sanne.post("/api/hours/import/?project_number="+number, hoursFile(its)).is(200)
	imported := decode[[]apitypes.HourImport](sanne.get("/api/hours/imports/?project_number=" + number).is(200))
	require.Len(t, imported, 1, "their own")
	assert.Equal(t, "Sanne de Vries", imported[0].RecordedBy)
	sanne.post(fmt.Sprintf("/api/hours/imports/%d/undo/", imported[0].ID), nil).is(200)

	log := owner.get(fmt.Sprintf("/api/companies/%d/log/?action=hours_exported", its.company)).is(200)
	lines := decode[[]apitypes.LogLine](log)
	assert.Len(t, lines, 1, "an export of own hours is none of everybody's, and one of a project is in it once a day")
	assert.Equal(t, []string{"zoe", number}, []string{lines[0].By.Username, lines[0].Subject})
	assert.True(t, strings.HasPrefix(lines[0].Detail, "XLSX"))
}
