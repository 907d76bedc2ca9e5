package app_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

func TestHours_Log(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	in := p.entry(today, 15)
	in.Project, in.Description = p.ID, "  Regeling beproefd\n"
	got := h.enter(p, in)
	want := hours.HourEntry{ID: got.ID, Project: p.ID, Employee: p.people[0].ID, Date: today, Hours: 15, Description: "Regeling beproefd",
		RecordedBy: p.who.UserID, RecordedAt: h.clock.Now(), FirstRecordedAt: h.clock.Now(), ProjectNumber: p.Number, EmployeeName: "Zoë nr0", EmployeeFunction: "Ontwikkelaar", RecordedByName: "jansen",
		Warnings: []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OtherYear}}
	assert.Equal(t, want, got)
	assert.Equal(t, []hours.HourEntry{want}, h.hoursOf(p, domain.WeekPeriod(today)))
	byID := p.entry(today.AddDays(-1), 1)
	byID.Project, byID.ProjectNumber = p.ID, ""
	assert.Equal(t, p.Number, h.enter(p, byID).ProjectNumber)
}

// D-01: twenty calls of an hour for one employee and day, over two projects and two servers.
func TestHours_D01_racingCallsNeverPassEightHours(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		projects, servers := []project{p, h.second(p)}, []*app.App{h.App, h.process()}
		errs := racing(20, func(i int) error {
			_, err := servers[i%2].Hours.LogHours(h.ctx(), p.who, projects[i/2%2].entry(today, 2))
			return err
		})
		assert.Equal(t, 8, won(errs), "%v", errs)
		for _, err := range errs {
			if err != nil {
				assert.Equal(t, map[string][]domain.Code{"hours": {domain.CodeHoursOverDay}}, codes(t, err))
			}
		}
		assert.Equal(t, domain.HoursDayMax, h.total(projects[0])+h.total(projects[1]))
	})
}

func TestHours_D01_theSentenceSaysDayAndTotal(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	h.enter(p, p.entry(today.AddDays(-4), 13))
	_, err := h.Hours.LogHours(h.ctx(), p.who, h.second(p).entry(today.AddDays(-4), 4))
	var fields domain.Fields
	require.ErrorAs(t, err, &fields)
	text, _ := domain.Dutch(fields[0])
	assert.Equal(t, "Maximum 8 uur per dag per medewerker. Huidig totaal voor maandag: 6,5h", text)
}

func TestHours_D03_allFieldErrorsTogether(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	_, err := h.Hours.LogHours(h.ctx(), p.who, timesheets.LogHours{Employee: 99, Project: 987, Date: today.AddDays(3), Hours: 49, Description: " "})
	assert.Equal(t, map[string][]domain.Code{
		"employee": {domain.CodeClientUnknown}, "project": {domain.CodeClientUnknown}, "date": {domain.CodeHoursFuture},
		"hours": {domain.CodeHoursOverInput}, "description": {domain.CodeBlank},
	}, codes(t, err))
	bad := p.entry(domain.Date{}, 0)
	bad.Shape.Add("date", domain.CodeDate)
	bad.Shape.Add("hours", domain.CodeNumber)
	_, err = h.Hours.LogHours(h.ctx(), p.who, bad)
	assert.Equal(t, map[string][]domain.Code{"date": {domain.CodeDate}, "hours": {domain.CodeNumber}}, codes(t, err))
	none := p.entry(today, 1)
	none.ProjectNumber = ""
	_, err = h.Hours.LogHours(h.ctx(), p.who, none)
	assert.Equal(t, map[string][]domain.Code{"project_number": {domain.CodeRequired}}, codes(t, err))
	assert.Zero(t, h.total(p))
}

// Z-02: employee, project and project_number of one call belong together.
func TestHours_Z02_whatBelongsTogether(t *testing.T) {
	h := newTestServer(t)
	p, theirs := h.project("jansen"), h.project("pieters")
	second := h.second(p)
	outsider := h.employee(p.Company.ID, "buitenstaander")
	for name, c := range map[string]struct {
		change func(*timesheets.LogHours)
		want   map[string][]domain.Code
	}{
		"another's employee":       {func(in *timesheets.LogHours) { in.Employee = theirs.people[0].ID }, map[string][]domain.Code{"employee": {domain.CodeClientUnknown}}},
		"no employee":              {func(in *timesheets.LogHours) { in.Employee = 987 }, map[string][]domain.Code{"employee": {domain.CodeClientUnknown}}},
		"not assigned":             {func(in *timesheets.LogHours) { in.Employee = outsider.ID }, map[string][]domain.Code{"employee": {domain.CodeNotAssigned}}},
		"another project":          {func(in *timesheets.LogHours) { in.Project = second.ID }, map[string][]domain.Code{"project": {domain.CodeProjectsDiffer}}},
		"another's project":        {func(in *timesheets.LogHours) { in.Project = theirs.ID }, map[string][]domain.Code{"project": {domain.CodeProjectsDiffer}}},
		"another's project by id":  {func(in *timesheets.LogHours) { in.Project, in.ProjectNumber = theirs.ID, "" }, map[string][]domain.Code{"project": {domain.CodeClientUnknown}}},
		"an entry that is not":     {func(in *timesheets.LogHours) { in.Replaces = 987 }, map[string][]domain.Code{"replaces": {domain.CodeClientUnknown}}},
		"another's entry":          {func(in *timesheets.LogHours) { in.Replaces = h.enter(theirs, theirs.entry(today, 1)).ID }, map[string][]domain.Code{"replaces": {domain.CodeClientUnknown}}},
		"another project's entry":  {func(in *timesheets.LogHours) { in.Replaces = h.enter(second, second.entry(today, 1)).ID }, map[string][]domain.Code{"replaces": {domain.CodeReplacesOther}}},
		"another employee's entry": {func(in *timesheets.LogHours) { in.Replaces = h.enterAs(p, p.people[1]).ID }, map[string][]domain.Code{"replaces": {domain.CodeReplacesOther}}},
	} {
		t.Run(name, func(t *testing.T) {
			in := p.entry(today, 1)
			c.change(&in)
			before := h.total(p)
			_, err := h.Hours.LogHours(h.ctx(), p.who, in)
			assert.Equal(t, c.want, codes(t, err))
			assert.Equal(t, before, h.total(p))
		})
	}
	in := p.entry(today, 1)
	in.ProjectNumber = theirs.Number
	_, err := h.Hours.LogHours(h.ctx(), p.who, in)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
}

func (h *testServer) enterAs(p project, e hours.Employee) hours.HourEntry {
	in := p.entry(today, 1)
	in.Employee = e.ID
	return h.enter(p, in)
}

// Z-05: what was open closes with the next call.
func TestHours_Z05_accessEndsAtOnce(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	kept := h.enter(p, p.entry(today, 1))
	e := p.people[0]
	h.write(func(r ports.Repos) error { return r.Assignments.UnassignEmployees(h.ctx(), p.ID, []int64{e.ID}) })
	_, err := h.Hours.LogHours(h.ctx(), p.who, p.entry(today, 1))
	assert.Equal(t, map[string][]domain.Code{"employee": {domain.CodeNotAssigned}}, codes(t, err))
	h.write(func(r ports.Repos) error {
		e.Archived = true
		if err := r.Employees.UpdateEmployee(h.ctx(), e); err != nil {
			return err
		}
		return r.Assignments.AssignEmployees(h.ctx(), p.ID, []int64{e.ID}, h.clock.Now())
	})
	_, err = h.Hours.LogHours(h.ctx(), p.who, p.entry(today, 1))
	assert.Equal(t, map[string][]domain.Code{"employee": {domain.CodeEmployeeArchived}}, codes(t, err))
	assert.Len(t, h.hoursOf(p, domain.WeekPeriod(today)), 1, "the hours stay")

	h.write(func(r ports.Repos) error {
		p.PaymentStatus = request.PaymentRefunded
		return r.Requests.UpdateRequest(h.ctx(), p.Request)
	})
	for what, err := range map[string]error{
		"log":      errOf(h.Hours.LogHours(h.ctx(), p.who, p.entry(today, 1))),
		"list":     errOf(h.Hours.ListHours(h.ctx(), p.who, p.Number, domain.WeekPeriod(today), wholeList)),
		"deleted":  errOf(h.Hours.ListDeletedHours(h.ctx(), p.who, p.Number, domain.WeekPeriod(today), wholeList)),
		"withdraw": h.Hours.WithdrawHours(h.ctx(), p.who, kept.ID),
		"history":  errOf(h.Hours.ListHourActions(h.ctx(), p.who, kept.ID)),
	} {
		assert.Equal(t, domain.CodeNotPaid, domain.CodeOf(err), what)
		assert.Equal(t, domain.Forbidden, domain.KindOf(err), what)
	}
}

func errOf[T any](_ T, err error) error { return err }

func TestHours_guard(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	entry, other := h.enter(p, p.entry(today, 1)), h.user("pieters")
	for who, kind := range map[usecase.Actor]domain.Kind{{}: domain.Unauthenticated, other: domain.NotFound} {
		for what, err := range map[string]error{
			"log":      errOf(h.Hours.LogHours(h.ctx(), who, p.entry(today, 1))),
			"list":     errOf(h.Hours.ListHours(h.ctx(), who, p.Number, domain.WeekPeriod(today), wholeList)),
			"deleted":  errOf(h.Hours.ListDeletedHours(h.ctx(), who, p.Number, domain.WeekPeriod(today), wholeList)),
			"withdraw": h.Hours.WithdrawHours(h.ctx(), who, entry.ID),
			"history":  errOf(h.Hours.ListHourActions(h.ctx(), who, entry.ID)),
		} {
			assert.Equal(t, kind, domain.KindOf(err), what)
		}
	}
	assert.Equal(t, domain.Hours(2), 2*h.total(p))
}

// A correction withdraws and enters in one step, and the cap counts without the old entry.
func TestHours_D18_correction(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.project("jansen")
		h.enter(p, p.entry(today, 4))
		wrong := h.enter(p, p.entry(today, 12))
		h.clock.pass(time.Minute)
		in := p.entry(today, 11)
		in.Replaces, in.Description = wrong.ID, "Regeling en meting"
		right := h.enter(p, in)
		assert.Equal(t, domain.Hours(15), h.total(p))
		in.Hours, in.Replaces = 13, right.ID
		_, err := h.Hours.LogHours(h.ctx(), p.who, in)
		assert.Equal(t, map[string][]domain.Code{"hours": {domain.CodeHoursOverDay}}, codes(t, err))
		assert.Equal(t, domain.Hours(15), h.total(p), "a refused correction leaves the entry")

		actions, err := h.Hours.ListHourActions(h.ctx(), p.who, right.ID)
		require.NoError(t, err)
		action := func(e hours.HourEntry, kind hours.HourActionKind, at time.Time) hours.HourAction {
			return hours.HourAction{Entry: e.ID, Action: kind, Date: e.Date, Hours: e.Hours, Description: e.Description, At: at, By: "jansen"}
		}
		assert.Equal(t, []hours.HourAction{action(wrong, hours.EntryRecorded, wrong.RecordedAt), action(wrong, hours.EntryWithdrawn, right.RecordedAt),
			action(right, hours.EntryRecorded, right.RecordedAt)}, actions)
		in.Replaces = wrong.ID
		_, err = h.Hours.LogHours(h.ctx(), p.who, in)
		assert.Equal(t, map[string][]domain.Code{"replaces": {domain.CodeClientUnknown}, "hours": {domain.CodeHoursOverDay}}, codes(t, err), "it was withdrawn")
	})
}

func TestHours_D06_withdrawing(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	entry := h.enter(p, p.entry(today, 16))
	h.clock.pass(time.Hour)
	version := h.listVersion(p.who)
	require.NoError(t, h.Hours.WithdrawHours(h.ctx(), p.who, entry.ID))
	assert.Greater(t, h.listVersion(p.who), version, "the lists show fewer hours")
	refused(t, domain.NotFound, domain.CodeNotFound, h.Hours.WithdrawHours(h.ctx(), p.who, entry.ID))
	assert.Zero(t, h.total(p))
	deleted, err := h.Hours.ListDeletedHours(h.ctx(), p.who, p.Number, domain.WeekPeriod(today), wholeList)
	require.NoError(t, err)
	require.Len(t, deleted.Items, 1)
	assert.Equal(t, []any{entry.ID, entry.Hours, p.Number}, []any{deleted.Items[0].ID, deleted.Items[0].Hours, deleted.Items[0].ProjectNumber})
	actions, err := h.Hours.ListHourActions(h.ctx(), p.who, entry.ID)
	require.NoError(t, err)
	require.Len(t, actions, 2)
	assert.Equal(t, []any{hours.EntryWithdrawn, h.clock.Now(), "jansen"}, []any{actions[1].Action, actions[1].At, actions[1].By})
	h.enter(p, p.entry(today, 16)) // the day is free again
}

// D-18: more than ten working days after the day.
func TestHours_D18_late(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	assert.False(t, h.enter(p, p.entry(today.AddDays(-14), 1)).LateHours > 0)
	assert.True(t, h.enter(p, p.entry(today.AddDays(-15), 1)).LateHours > 0)
	h.clock.pass(60 * 24 * time.Hour)
	h.clock.setToday("2027-01-19")
	var late []bool
	for _, e := range h.hoursOf(p, domain.Month{Year: 2026, Month: 11}.Period()) {
		late = append(late, e.LateHours > 0)
	}
	assert.Equal(t, []bool{true, false}, late, "what counts is when it was recorded")
}

// F-08, F-09: today is Amsterdam's, and a week has seven days whatever the clock does.
func TestHours_F08_F09_theCurrentWeekIsAmsterdams(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	h.clock.setToday("2026-10-25") // the Sunday on which summer time ends
	for _, d := range domain.NewDate(2026, 10, 25).Days() {
		h.enter(p, p.entry(d, 1))
	}
	_, err := h.Hours.LogHours(h.ctx(), p.who, p.entry(domain.NewDate(2026, 10, 26), 1))
	assert.Equal(t, map[string][]domain.Code{"date": {domain.CodeHoursFuture}}, codes(t, err))
	assert.Len(t, h.hoursOf(p, domain.WeekPeriod(domain.NewDate(2026, 10, 21))), 7)
	h.clock.setToday("2026-10-26")
	h.enter(p, p.entry(domain.NewDate(2026, 11, 1), 1))
}

func TestHours_pages(t *testing.T) {
	h := newTestServer(t)
	p := h.project("jansen")
	for i := range 3 {
		h.enter(p, p.entry(today.AddDays(-i), 1))
	}
	page, err := h.Hours.ListHours(h.ctx(), p.who, strconv.FormatInt(p.ID, 10), domain.WeekPeriod(today), domain.Page{Size: 2})
	require.NoError(t, err)
	assert.Len(t, page.Items, 2)
	assert.True(t, page.More)
}
