package timesheets_test

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

func TestHours_Log(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	in := p.Entry(apptest.Today, 15)
	in.Project, in.Description = p.ID, "  Regeling beproefd\n"
	got := h.Enter(p, in)
	want := hours.HourEntry{ID: got.ID, Project: p.ID, Employee: p.People[0].ID, Date: apptest.Today, Hours: 15, Description: "Regeling beproefd",
		RecordedBy: p.Who.UserID, RecordedAt: h.Clock.Now(), FirstRecordedAt: h.Clock.Now(), ProjectNumber: p.Number, EmployeeName: "Zoë nr0", EmployeeFunction: "Ontwikkelaar", RecordedByName: "jansen",
		Warnings: []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OtherYear}}
	assert.Equal(t, want, got)
	assert.Equal(t, []hours.HourEntry{want}, h.HoursOf(p, domain.WeekPeriod(apptest.Today)))
	byID := p.Entry(apptest.Today.AddDays(-1), 1)
	byID.Project, byID.ProjectNumber = p.ID, ""
	assert.Equal(t, p.Number, h.Enter(p, byID).ProjectNumber)
}

// D-01: twenty calls of an hour for one employee and day, over two projects and two servers.
func TestHours_D01_racingCallsNeverPassEightHours(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		projects, servers := []apptest.Project{p, h.Second(p)}, []*app.App{h.App, h.Process()}
		errs := apptest.Racing(20, func(i int) error {
			_, err := servers[i%2].Hours.LogHours(h.Ctx(), p.Who, projects[i/2%2].Entry(apptest.Today, 2))
			return err
		})
		assert.Equal(t, 8, apptest.Won(errs), "%v", errs)
		for _, err := range errs {
			if err != nil {
				assert.Equal(t, map[string][]domain.Code{"hours": {domain.CodeHoursOverDay}}, apptest.Codes(t, err))
			}
		}
		assert.Equal(t, domain.HoursDayMax, h.Total(projects[0])+h.Total(projects[1]))
	})
}

func TestHours_D01_theSentenceSaysDayAndTotal(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Enter(p, p.Entry(apptest.Today.AddDays(-4), 13))
	_, err := h.Hours.LogHours(h.Ctx(), p.Who, h.Second(p).Entry(apptest.Today.AddDays(-4), 4))
	var fields domain.Fields
	require.ErrorAs(t, err, &fields)
	text, _ := domain.Dutch(fields[0])
	assert.Equal(t, "Maximum 8 uur per dag per medewerker. Huidig totaal voor maandag: 6,5h", text)
}

func TestHours_D03_allFieldErrorsTogether(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	_, err := h.Hours.LogHours(h.Ctx(), p.Who, timesheets.LogHours{Employee: 99, Project: 987, Date: apptest.Today.AddDays(3), Hours: 49, Description: " "})
	assert.Equal(t, map[string][]domain.Code{
		"employee": {domain.CodeClientUnknown}, "project": {domain.CodeClientUnknown}, "date": {domain.CodeHoursFuture},
		"hours": {domain.CodeHoursOverInput}, "description": {domain.CodeBlank},
	}, apptest.Codes(t, err))
	bad := p.Entry(domain.Date{}, 0)
	bad.Shape.Add("date", domain.CodeDate)
	bad.Shape.Add("hours", domain.CodeNumber)
	_, err = h.Hours.LogHours(h.Ctx(), p.Who, bad)
	assert.Equal(t, map[string][]domain.Code{"date": {domain.CodeDate}, "hours": {domain.CodeNumber}}, apptest.Codes(t, err))
	none := p.Entry(apptest.Today, 1)
	none.ProjectNumber = ""
	_, err = h.Hours.LogHours(h.Ctx(), p.Who, none)
	assert.Equal(t, map[string][]domain.Code{"project_number": {domain.CodeRequired}}, apptest.Codes(t, err))
	assert.Zero(t, h.Total(p))
}

// Z-02: employee, project and project_number of one call belong together.
func TestHours_Z02_whatBelongsTogether(t *testing.T) {
	h := newTestServer(t)
	p, theirs := h.Project("jansen"), h.Project("pieters")
	second := h.Second(p)
	outsider := h.Employee(p.Company.ID, "buitenstaander")
	for name, c := range map[string]struct {
		change func(*timesheets.LogHours)
		want   map[string][]domain.Code
	}{
		"another's employee":       {func(in *timesheets.LogHours) { in.Employee = theirs.People[0].ID }, map[string][]domain.Code{"employee": {domain.CodeClientUnknown}}},
		"no employee":              {func(in *timesheets.LogHours) { in.Employee = 987 }, map[string][]domain.Code{"employee": {domain.CodeClientUnknown}}},
		"not assigned":             {func(in *timesheets.LogHours) { in.Employee = outsider.ID }, map[string][]domain.Code{"employee": {domain.CodeNotAssigned}}},
		"another project":          {func(in *timesheets.LogHours) { in.Project = second.ID }, map[string][]domain.Code{"project": {domain.CodeProjectsDiffer}}},
		"another's project":        {func(in *timesheets.LogHours) { in.Project = theirs.ID }, map[string][]domain.Code{"project": {domain.CodeProjectsDiffer}}},
		"another's project by id":  {func(in *timesheets.LogHours) { in.Project, in.ProjectNumber = theirs.ID, "" }, map[string][]domain.Code{"project": {domain.CodeClientUnknown}}},
		"an entry that is not":     {func(in *timesheets.LogHours) { in.Replaces = 987 }, map[string][]domain.Code{"replaces": {domain.CodeClientUnknown}}},
		"another's entry":          {func(in *timesheets.LogHours) { in.Replaces = h.Enter(theirs, theirs.Entry(apptest.Today, 1)).ID }, map[string][]domain.Code{"replaces": {domain.CodeClientUnknown}}},
		"another project's entry":  {func(in *timesheets.LogHours) { in.Replaces = h.Enter(second, second.Entry(apptest.Today, 1)).ID }, map[string][]domain.Code{"replaces": {domain.CodeReplacesOther}}},
		"another employee's entry": {func(in *timesheets.LogHours) { in.Replaces = h.enterAs(p, p.People[1]).ID }, map[string][]domain.Code{"replaces": {domain.CodeReplacesOther}}},
	} {
		t.Run(name, func(t *testing.T) {
			in := p.Entry(apptest.Today, 1)
			c.change(&in)
			before := h.Total(p)
			_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
			assert.Equal(t, c.want, apptest.Codes(t, err))
			assert.Equal(t, before, h.Total(p))
		})
	}
	in := p.Entry(apptest.Today, 1)
	in.ProjectNumber = theirs.Number
	_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}

func (h *testServer) enterAs(p apptest.Project, e hours.Employee) hours.HourEntry {
	in := p.Entry(apptest.Today, 1)
	in.Employee = e.ID
	return h.Enter(p, in)
}

// Z-05: what was open closes with the next call.
func TestHours_Z05_accessEndsAtOnce(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	kept := h.Enter(p, p.Entry(apptest.Today, 1))
	e := p.People[0]
	h.Write(func(r ports.Repos) error {
		return r.Assignments.UnassignEmployees(h.Ctx(), p.ID, []int64{e.ID}, h.Clock.Today())
	})
	_, err := h.Hours.LogHours(h.Ctx(), p.Who, p.Entry(apptest.Today, 1))
	assert.Equal(t, map[string][]domain.Code{"employee": {domain.CodeNotAssigned}}, apptest.Codes(t, err))
	h.Write(func(r ports.Repos) error {
		e.Archived = true
		if err := r.Employees.UpdateEmployee(h.Ctx(), e); err != nil {
			return err
		}
		return r.Assignments.AssignEmployees(h.Ctx(), p.ID, []int64{e.ID}, h.Clock.Today(), h.Clock.Now())
	})
	_, err = h.Hours.LogHours(h.Ctx(), p.Who, p.Entry(apptest.Today, 1))
	assert.Equal(t, map[string][]domain.Code{"employee": {domain.CodeEmployeeArchived}}, apptest.Codes(t, err))
	assert.Len(t, h.HoursOf(p, domain.WeekPeriod(apptest.Today)), 1, "the hours stay")

	h.Write(func(r ports.Repos) error {
		p.PaymentStatus = request.PaymentRefunded
		return r.Requests.UpdateRequest(h.Ctx(), p.Request)
	})
	for what, err := range map[string]error{
		"log":      errOf(h.Hours.LogHours(h.Ctx(), p.Who, p.Entry(apptest.Today, 1))),
		"list":     errOf(h.Hours.ListHours(h.Ctx(), p.Who, p.Number, hours.EntryFilter{Period: domain.WeekPeriod(apptest.Today)}, apptest.WholeList)),
		"withdraw": h.Hours.WithdrawHours(h.Ctx(), p.Who, kept.ID),
		"history":  errOf(h.Hours.ListHourActions(h.Ctx(), p.Who, kept.ID)),
	} {
		assert.Equal(t, domain.CodeNotPaid, domain.CodeOf(err), what)
		assert.Equal(t, domain.Forbidden, domain.KindOf(err), what)
	}
}

func errOf[T any](_ T, err error) error { return err }

func TestHours_guard(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	entry, other := h.Enter(p, p.Entry(apptest.Today, 1)), h.User("pieters")
	for kind, who := range map[domain.Kind]usecase.Actor{domain.Unauthenticated: {}, domain.NotFound: other} {
		for what, err := range map[string]error{
			"log":      errOf(h.Hours.LogHours(h.Ctx(), who, p.Entry(apptest.Today, 1))),
			"list":     errOf(h.Hours.ListHours(h.Ctx(), who, p.Number, hours.EntryFilter{Period: domain.WeekPeriod(apptest.Today)}, apptest.WholeList)),
			"withdraw": h.Hours.WithdrawHours(h.Ctx(), who, entry.ID),
			"history":  errOf(h.Hours.ListHourActions(h.Ctx(), who, entry.ID)),
		} {
			assert.Equal(t, kind, domain.KindOf(err), what)
		}
	}
	assert.Equal(t, domain.Hours(2), 2*h.Total(p))
}

// A correction withdraws and enters in one step, and the cap counts without the old entry.
func TestHours_D18_correction(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		h.Enter(p, p.Entry(apptest.Today, 4))
		wrong := h.Enter(p, p.Entry(apptest.Today, 12))
		h.Clock.Pass(time.Minute)
		in := p.Entry(apptest.Today, 11)
		in.Replaces, in.Description = wrong.ID, "Regeling en meting"
		right := h.Enter(p, in)
		assert.Equal(t, domain.Hours(15), h.Total(p))
		in.Hours, in.Replaces = 13, right.ID
		_, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
		assert.Equal(t, map[string][]domain.Code{"hours": {domain.CodeHoursOverDay}}, apptest.Codes(t, err))
		assert.Equal(t, domain.Hours(15), h.Total(p), "a refused correction leaves the entry")

		actions, err := h.Hours.ListHourActions(h.Ctx(), p.Who, right.ID)
		require.NoError(t, err)
		action := func(e hours.HourEntry, kind hours.HourActionKind, at time.Time) hours.HourAction {
			return hours.HourAction{Entry: e.ID, Action: kind, Date: e.Date, Hours: e.Hours, Description: e.Description, At: at, By: "jansen"}
		}
		assert.Equal(t, []hours.HourAction{action(wrong, hours.EntryRecorded, wrong.RecordedAt), action(wrong, hours.EntryWithdrawn, right.RecordedAt),
			action(right, hours.EntryRecorded, right.RecordedAt)}, actions)
		in.Replaces = wrong.ID
		_, err = h.Hours.LogHours(h.Ctx(), p.Who, in)
		assert.Equal(t, map[string][]domain.Code{"replaces": {domain.CodeClientUnknown}, "hours": {domain.CodeHoursOverDay}}, apptest.Codes(t, err), "it was withdrawn")
	})
}

func TestHours_D06_withdrawing(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	entry := h.Enter(p, p.Entry(apptest.Today, 16))
	h.Clock.Pass(time.Hour)
	version := h.ListVersion(p.Who)
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, entry.ID))
	assert.Greater(t, h.ListVersion(p.Who), version, "the lists show fewer hours")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, h.Hours.WithdrawHours(h.Ctx(), p.Who, entry.ID))
	assert.Zero(t, h.Total(p))
	deleted, err := h.Hours.ListHours(h.Ctx(), p.Who, p.Number, hours.EntryFilter{Period: domain.WeekPeriod(apptest.Today), Deleted: true}, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, deleted.Items, 1)
	assert.Equal(t, []any{entry.ID, entry.Hours, p.Number}, []any{deleted.Items[0].ID, deleted.Items[0].Hours, deleted.Items[0].ProjectNumber})
	actions, err := h.Hours.ListHourActions(h.Ctx(), p.Who, entry.ID)
	require.NoError(t, err)
	require.Len(t, actions, 2)
	assert.Equal(t, []any{hours.EntryWithdrawn, h.Clock.Now(), "jansen"}, []any{actions[1].Action, actions[1].At, actions[1].By})
	h.Enter(p, p.Entry(apptest.Today, 16)) // the day is free again
}

// D-18: more than ten working days after the day.
func TestHours_D18_late(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	assert.False(t, h.Enter(p, p.Entry(apptest.Today.AddDays(-14), 1)).LateHours > 0)
	assert.True(t, h.Enter(p, p.Entry(apptest.Today.AddDays(-15), 1)).LateHours > 0)
	h.Clock.Pass(60 * 24 * time.Hour)
	h.Clock.SetToday("2027-01-19")
	var late []bool
	for _, e := range h.HoursOf(p, domain.Month{Year: 2026, Month: 11}.Period()) {
		late = append(late, e.LateHours > 0)
	}
	assert.Equal(t, []bool{true, false}, late, "what counts is when it was recorded")
}

// F-08, F-09: today is Amsterdam's, and a week has seven days whatever the clock does.
func TestHours_F08_F09_theCurrentWeekIsAmsterdams(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Clock.SetToday("2026-10-25") // the Sunday on which summer time ends
	for _, d := range domain.NewDate(2026, 10, 25).Days() {
		h.Enter(p, p.Entry(d, 1))
	}
	_, err := h.Hours.LogHours(h.Ctx(), p.Who, p.Entry(domain.NewDate(2026, 10, 26), 1))
	assert.Equal(t, map[string][]domain.Code{"date": {domain.CodeHoursFuture}}, apptest.Codes(t, err))
	assert.Len(t, h.HoursOf(p, domain.WeekPeriod(domain.NewDate(2026, 10, 21))), 7)
	h.Clock.SetToday("2026-10-26")
	h.Enter(p, p.Entry(domain.NewDate(2026, 11, 1), 1))
}

func TestHours_pages(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	for i := range 3 {
		h.Enter(p, p.Entry(apptest.Today.AddDays(-i), 1))
	}
	page, err := h.Hours.ListHours(h.Ctx(), p.Who, strconv.FormatInt(p.ID, 10), hours.EntryFilter{Period: domain.WeekPeriod(apptest.Today)}, domain.Page{Size: 2})
	require.NoError(t, err)
	assert.Len(t, page.Items, 2)
	assert.True(t, page.More)
}
