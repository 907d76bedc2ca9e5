package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
)

func TestReports_summaries(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	c, its := h.project("jansen")
	r := c.request(its.request)
	c.post("/api/hours/", hoursOf(its)).is(201)
	path := "/api/hours-reports/%s&project_number=" + r.ProjectNumber
	want := apitypes.Summary{
		ProjectNumber: r.ProjectNumber, From: "2026-11-16", To: "2026-11-22", TotalHours: "8.5", LateHours: "0.0", CountedHours: "0.0", TotalEmployees: 1, TotalEntries: 2,
		AvgHoursPerDay: "4.25", UsagePercent: 21.3, UsageLevel: "ok",
		EmployeeBreakdown: []apitypes.EmployeeHours{{Employee: its.employee, EmployeeName: "Sanne de Vries", FunctionTitle: "Ontwikkelaar", TotalHours: "8.5", LateHours: "0.0",
			EntriesCount: 2, UsagePercent: 21.3, UsageLevel: "ok"}},
		Days: []apitypes.DayHours{{Date: "2026-11-19", Hours: "7.5"}, {Date: "2026-11-20", Hours: "1.0"}},
	}
	assert.Equal(t, want, decode[apitypes.Summary](c.get(fmt.Sprintf(path, "weekly_summary/?week=2026-11-21")).is(200)))
	want.From, want.To, want.UsagePercent, want.EmployeeBreakdown[0].UsagePercent = "2026-11-01", "2026-11-30", 4.9, 4.9
	assert.Equal(t, want, decode[apitypes.Summary](c.get(fmt.Sprintf(path, "monthly_summary/?month=2026-11")).is(200)))
	none := decode[apitypes.Summary](c.get(fmt.Sprintf(path, "monthly_summary/?month=2026-10")).is(200))
	assert.Equal(t, []any{"0.0", "0.00", 0}, []any{none.TotalHours, none.AvgHoursPerDay, none.TotalEmployees})

	h.proper = false
	for _, bad := range []string{"weekly_summary/?", "weekly_summary/?month=2026-11", "weekly_summary/?week=2026-W47", "monthly_summary/?month=2026-11-20", "monthly_summary/?month=2026-13"} {
		c.get(fmt.Sprintf(path, bad)).is(400)
	}
	assert.Equal(t, map[string][]string{"project_number": {"This field is required."}, "month": {"This field is required."}}, c.get("/api/hours-reports/monthly_summary/").fields())
}

func TestReports_project_stats(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	c, its := h.project("jansen")
	r := c.request(its.request)
	c.post("/api/hours/", hoursOf(its)).is(201)
	got := decode[apitypes.ProjectStats](c.get(fmt.Sprintf("/api/project-dashboard/stats/?project_number=%d", its.request)).is(200))
	require.NotNil(t, got.PaymentInfo)
	assert.Equal(t, []any{"paid", domain.Cents(961_95)}, []any{got.PaymentInfo.Status, got.PaymentInfo.Amount})
	require.Len(t, got.RecentEntries, 2)
	assert.Equal(t, []string{"2026-11-20", "2026-11-19"}, []string{got.RecentEntries[0].Date, got.RecentEntries[1].Date})
	require.Len(t, got.Months, 12)
	assert.Equal(t, apitypes.MonthHours{Month: "2027-01", Hours: "0.0", CountedHours: "0.0"}, got.Months[0])
	assert.Equal(t, []any{r.Filing, c.cards()[0].Benefit}, []any{got.Filing, got.Benefit})
	got.PaymentInfo, got.RecentEntries, got.Months, got.Filing, got.Benefit = nil, nil, nil, apitypes.Filing{}, nil
	assert.Equal(t, apitypes.ProjectStats{
		ID: r.ID, ProjectNumber: r.ProjectNumber, ProjectTitle: r.ProjectTitle, ProjectType: r.ProjectType, Status: "document_verwerkt",
		StartOfProject: r.StartOfProject, ClientCompany: r.ClientCompany, EstimatedHours: r.EstimatedHoursInput, TotalEmployees: 1,
		TotalHoursThisMonth: "8.5", TotalHoursThisWeek: "8.5", TotalHoursAllTime: "8.5", CountedHours: "0.0",
		Budget: apitypes.Budget{EstimatedHours: r.EstimatedHoursInput, RealisedHours: "0.0", CountedFrom: "2027-01-01", ForecastUntil: "2027-12-31"},
	}, got)
}

// A company with more employees than fit gets them page by page; all else is of all of them.
func TestReports_breakdown_pages(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.proper = true
		owner := h.user("eigenaar")
		r := owner.paid()
		for i := range 201 {
			owner.works(r, "Jan", fmt.Sprintf("nr%03d", i), 1)
		}
		path := "/api/hours-reports/monthly_summary/?month=2026-03&project_number=" + r.ProjectNumber
		answer := owner.get(path).is(200)
		first := decode[apitypes.Summary](answer)
		require.Len(t, first.EmployeeBreakdown, 200)
		next := fmt.Sprintf("/api/hours-reports/monthly_summary/?after=%d&month=2026-03&project_number=%s", first.EmployeeBreakdown[199].Employee, r.ProjectNumber)
		assert.Equal(t, "<"+next+`>; rel="next"`, answer.header.Get("Link"))
		answer = owner.get(next).is(200)
		last := decode[apitypes.Summary](answer)
		assert.Empty(t, answer.header.Get("Link"))
		require.Len(t, last.EmployeeBreakdown, 1)
		assert.Equal(t, "Jan nr200", last.EmployeeBreakdown[0].EmployeeName)
		for _, s := range []apitypes.Summary{first, last} {
			assert.Equal(t, []any{"100.5", 201, 201}, []any{s.TotalHours, s.TotalEmployees, s.TotalEntries})
		}
		h.proper = false
		owner.get(path + "&after=x").is(400)
	})
}
