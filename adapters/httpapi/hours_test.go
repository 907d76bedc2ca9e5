package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// employed adds an employee of a request's company, who is assigned to it and worked an
// hour on 20 November 2026.
func (c *person) employed(r apitypes.Request) (employee, entry int64) {
	c.t.Helper()
	day, now := domain.NewDate(2026, 11, 20), c.clock.Now()
	require.NoError(c.t, c.store.Write(c.t.Context(), func(s ports.Repos) error {
		e, err := s.Employees.AddEmployee(c.t.Context(), hours.Employee{Company: r.ClientCompany.ID, FirstName: "Sanne", LastName: "de Vries",
			Function: "Ontwikkelaar", Email: fmt.Sprintf("sanne%d@voorbeeld.nl", r.ID), Approved: true, CreatedAt: now})
		if err != nil {
			return err
		}
		if err := s.Assignments.AssignEmployees(c.t.Context(), r.ID, []int64{e.ID}, domain.DateOf(now), now); err != nil {
			return err
		}
		h, err := s.Hours.AddHourEntry(c.t.Context(), hours.HourEntry{Project: r.ID, Employee: e.ID, Date: day, Hours: 2, Description: "Proef", RecordedBy: c.id, RecordedAt: now})
		employee, entry = e.ID, h.ID
		return err
	}))
	return employee, entry
}

// hoursOf is a good body about things, for a day without hours.
func hoursOf(t things) object {
	return object{"employee": t.employee, "project_number": fmt.Sprint(t.request), "date": "2026-11-19", "hours": "7.5", "description": "Regeling beproefd"}
}

// project is a paid request of a new user with an employee.
func (h *testServer) project(name string) (*person, things) {
	h.t.Helper()
	c := h.user(name)
	return c, c.thingsOf(c.paid())
}

func TestHours_log_list_correct_and_withdraw(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	c, its := h.project("jansen")
	number := c.request(its.request).ProjectNumber
	body := hoursOf(its).but("project_number", number, "project", its.request)
	entry := decode[apitypes.HourEntryLog](c.post("/api/hours/", body).is(201))
	now := h.clock.Now()
	want := apitypes.HourEntryLog{ID: entry.ID, Employee: its.employee, EmployeeName: "Sanne de Vries", EmployeeFunction: "Ontwikkelaar", Project: its.request,
		ProjectNumber: number, Date: "2026-11-19", Hours: "7.5", Description: "Regeling beproefd", CreatedAt: now, RecordedAt: now, RecordedBy: "jansen",
		FirstRecordedAt: now, LateHours: "0.0", Warnings: []string{"before_start", "outside_period", "other_year"}}
	assert.Equal(t, want, entry)

	week := "/api/hours/?week=2026-11-22&project_number=" + number
	logged := decode[[]apitypes.HourEntryLog](c.get(week + "&view=log").is(200))
	require.Len(t, logged, 2)
	assert.Equal(t, want, logged[0])
	listed := decode[[]apitypes.HourEntry](c.get(week).is(200))
	require.Len(t, listed, 2)
	assert.Equal(t, apitypes.HourEntry{ID: want.ID, Employee: want.Employee, EmployeeName: want.EmployeeName, EmployeeFunction: want.EmployeeFunction, Project: want.Project,
		ProjectNumber: want.ProjectNumber, Date: want.Date, Hours: want.Hours, Description: want.Description, CreatedAt: want.CreatedAt}, listed[0])
	assert.Equal(t, listed, decode[[]apitypes.HourEntry](c.get("/api/hours/?month=2026-11&project_number="+number).is(200)))
	assert.Empty(t, decode[[]apitypes.HourEntry](c.get("/api/hours/?month=2026-10&project_number="+number).is(200)))

	h.proper = false
	c.post("/api/hours/", body.but("hours", 0.5, "date", "2026-11-18")).is(201) // a number of JSON
	better := decode[apitypes.HourEntryLog](c.post("/api/hours/", body.but("hours", "8", "replaces", entry.ID)).is(201))
	assert.Equal(t, []any{"8.0", entry.ID}, []any{better.Hours, *better.Replaces})
	path := fmt.Sprintf("/api/hours/%d/", better.ID)
	assert.Empty(t, c.call("DELETE", path, nil).is(204).body)
	c.call("DELETE", path, nil).is(404)
	deleted := decode[[]apitypes.HourEntryLog](c.get(week + "&withdrawn=true&view=log").is(200))
	require.Len(t, deleted, 1, "not the one that was corrected")
	assert.Equal(t, better, deleted[0])
	assert.Equal(t, map[string][]string{"withdrawn": {"Must be a valid boolean."}}, c.get(week+"&withdrawn=ja").fields())
	var story []string
	for _, a := range decode[[]apitypes.HourAction](c.get(path + "history/").is(200)) {
		story = append(story, fmt.Sprintf("%d %s %s %s", a.Entry-entry.ID, a.Action, a.Hours, a.By))
	}
	assert.Equal(t, []string{"0 recorded 7.5 jansen", "0 withdrawn 7.5 jansen", "2 recorded 8.0 jansen", "2 withdrawn 8.0 jansen"}, story)
	assert.Len(t, decode[[]apitypes.HourEntry](c.get(week).is(200)), 2)
}

// I-03: what the first clients of this list know stays in it, and what came later does not come unasked.
func TestHours_the_view_decides_what_the_list_shows(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	plain := []string{"created_at", "date", "description", "employee", "employee_function", "employee_name", "hours", "id", "project", "project_number"}
	log := append([]string{"first_recorded_at", "import", "late", "late_hours", "recorded_at", "recorded_by", "replaces", "warnings"}, plain...)
	keys := func(row object) []string { return slices.Collect(maps.Keys(row)) }
	assert.ElementsMatch(t, log, keys(decode[object](c.post("/api/hours/", hoursOf(its)).is(201))), "what was logged is answered with its warnings")
	gone := decode[apitypes.HourEntryLog](c.post("/api/hours/", hoursOf(its).but("hours", "0.5")).is(201)).ID
	c.call("DELETE", fmt.Sprintf("/api/hours/%d/", gone), nil).is(204)
	for _, period := range []string{"week=2026-11-20", "month=2026-11", "week=2026-11-20&withdrawn=true"} {
		path := fmt.Sprintf("/api/hours/?project_number=%d&%s", its.request, period)
		for view, want := range map[string][]string{"": plain, "&view=": plain, "&view=log": log} {
			assert.ElementsMatch(t, want, keys(decode[[]object](c.get(path + view).is(200))[0]), path+view)
		}
		for _, view := range []string{"&view=Log", "&view=cards", "&view=log&view=log"} {
			assert.Contains(t, c.get(path+view).is(400).fields(), "view", view)
		}
	}
	stats := decode[object](c.get(fmt.Sprintf("/api/project-dashboard/stats/?project_number=%d", its.request)).is(200))
	assert.ElementsMatch(t, plain, keys(stats["recent_entries"].([]any)[0].(map[string]any)))
}

func TestHours_D03_values(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	for raw, want := range map[string]string{
		`"0"`: "Vul meer dan 0 uur in.", `0`: "Vul meer dan 0 uur in.", `"-1"`: "Vul meer dan 0 uur in.", `-0.5`: "Vul meer dan 0 uur in.",
		`"0.25"`: "Vul hele of halve uren in, zoals 7,5.", `"24.5"`: "donderdag mag niet meer dan 24 uur zijn",
		`"8.5"`: "Maximum 8 uur per dag per medewerker. Huidig totaal voor donderdag: 0h",
		`"4,5"`: "Enter a valid number.", `"1e3"`: "Enter a valid number.", `1e3`: "Enter a valid number.", `"NaN"`: "Enter a valid number.",
		`""`: "Enter a valid number.", `true`: "Enter a valid number.", `[]`: "Enter a valid number.", `null`: "This field may not be null.",
		`"9999999999999999999999"`: "donderdag mag niet meer dan 24 uur zijn",
	} {
		body := fmt.Sprintf(`{"employee": %d, "project": %d, "date": "2026-11-19", "hours": %s, "description": "x"}`, its.employee, its.request, raw)
		assert.Equal(t, map[string][]string{"hours": {want}}, c.post("/api/hours/", body).fields(), raw)
	}
	for half := 1; half <= 16; half++ {
		body := hoursOf(its).but("hours", domain.Hours(half).String())
		c.call("DELETE", fmt.Sprintf("/api/hours/%d/", decode[apitypes.HourEntry](c.post("/api/hours/", body).is(201)).ID), nil).is(204)
	}
}

func TestHours_shape_errors_come_with_those_of_rules(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	assert.Equal(t, map[string][]string{
		"employee": {"A valid integer is required."}, "date": {"Date has wrong format. Use one of these formats instead: YYYY-MM-DD."},
		"hours": {"Vul meer dan 0 uur in."}, "description": {"This field may not be blank."}, "replaces": {"A valid integer is required."},
	}, c.post("/api/hours/", hoursOf(its).but("employee", "x", "date", "20-11-2026", "hours", "0", "description", "", "replaces", "y")).fields())
	assert.Equal(t, map[string][]string{
		"employee": {"This field is required."}, "date": {"This field is required."}, "hours": {"This field is required."},
		"description": {"This field is required."}, "project_number": {"This field is required."},
	}, c.post("/api/hours/", object{}).fields())
	long := make([]byte, hours.DescriptionMax+1)
	for i := range long {
		long[i] = 'x'
	}
	assert.Equal(t, map[string][]string{"description": {"Ensure this field has no more than 1000 characters."}},
		c.post("/api/hours/", hoursOf(its).but("description", string(long))).fields())
	assert.Equal(t, map[string][]string{"date": {"Je kunt geen uren invullen na de huidige week."}},
		c.post("/api/hours/", hoursOf(its).but("date", "2026-11-23")).fields())
}

// Z-02: what stands in a body and is somebody else's is worded as what is missing.
func TestHours_Z02_another_tenants_ids(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	_, theirs := h.project("pieters")
	unknown := func(id int64) []string { return []string{fmt.Sprintf(`Invalid pk "%d" - object does not exist.`, id)} }
	for name, of := range map[string]int64{"employee": theirs.employee, "project": theirs.request, "replaces": theirs.entry} {
		body := hoursOf(its).but(name, of)
		if name == "project" {
			body = body.but("project_number", nil)
		}
		assert.Equal(t, map[string][]string{name: unknown(of)}, c.post("/api/hours/", body).fields())
		assert.Equal(t, map[string][]string{name: unknown(987654)}, c.post("/api/hours/", body.but(name, 987654)).fields())
	}
	assert.Equal(t, map[string][]string{"project": {"Dit projectnummer hoort bij een ander project."}},
		c.post("/api/hours/", hoursOf(its).but("project", theirs.request)).fields())
	c.post("/api/hours/", hoursOf(its).but("project_number", fmt.Sprint(theirs.request))).is(404)
}

func TestHours_D04_idempotency_key(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	other, theirs := h.project("pieters")
	first := decode[apitypes.HourEntry](c.post("/api/hours/", hoursOf(its), "Idempotency-Key", "cel-1").is(201))
	assert.Equal(t, first, decode[apitypes.HourEntry](c.post("/api/hours/", hoursOf(its), "Idempotency-Key", "cel-1").is(201)))
	c.post("/api/hours/", hoursOf(its).but("hours", "0.5"), "Idempotency-Key", "cel-1").is(409)
	other.post("/api/hours/", hoursOf(theirs), "Idempotency-Key", "cel-1").is(201)
	assert.Contains(t, c.post("/api/hours/", hoursOf(its), "Idempotency-Key", "cel\x7f").fields(), "Idempotency-Key")
	assert.Len(t, decode[[]apitypes.HourEntry](c.get(fmt.Sprintf("/api/hours/?month=2026-11&project_number=%d", its.request)).is(200)), 2)
}

// F-08: week is any day of it, and the period is one of the two.
func TestHours_F08_periods(t *testing.T) {
	h := newTestServer(t)
	c, its := h.project("jansen")
	path := fmt.Sprintf("/api/hours/?project_number=%d", its.request)
	for _, day := range domain.NewDate(2026, 11, 20).Days() {
		assert.Len(t, decode[[]apitypes.HourEntry](c.get(path+"&week="+day.String()).is(200)), 1, day)
	}
	for _, bad := range []string{"", "&week=2026-11-20&month=2026-11", "&week=2026-W47", "&week=2026-02-30", "&month=2026-13", "&month=2026", "&week=x", "&week=2026-11-20&week=2026-11-20"} {
		c.get(path + bad).is(400)
	}
	assert.Equal(t, map[string][]string{"project_number": {"This field is required."}}, c.get("/api/hours/?week=2026-11-20").fields())
	c.get("/api/hours/?week=2026-11-20&project_number=WBSO-2026-99999").is(404)
}
