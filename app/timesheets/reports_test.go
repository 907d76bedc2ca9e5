package timesheets_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// D-07: ten thousand entries over three years add up to the same by week, by month and by
// year, and the breakdown and the days to the total.
func TestReports_D07_weeksMonthsAndYearsAgree(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	first, days := domain.NewDate(2024, 1, 1), 1096
	random := rand.New(rand.NewPCG(1, 2))
	var all domain.Hours
	require.NoError(t, h.Sql.WriteLong(h.Ctx(), func(r ports.Repos) error {
		all = 0
		for range 10_000 {
			e := hours.HourEntry{Project: p.ID, Employee: p.People[random.IntN(2)].ID, Date: first.AddDays(random.IntN(days)),
				Hours: domain.Hours(1 + random.IntN(16)), RecordedAt: h.Clock.Now()}
			all += e.Hours
			if _, err := r.Hours.AddHourEntry(h.Ctx(), e); err != nil {
				return err
			}
		}
		return nil
	}))
	sum := func(in domain.Period) domain.Hours {
		s, err := h.Reports.SummarizeProject(h.Ctx(), p.Who, p.Number, in, 0, 10)
		require.NoError(t, err)
		var people, daily domain.Hours
		for _, e := range s.People {
			people += e.Hours
		}
		for _, d := range s.Days {
			daily += d.Hours
		}
		assert.Equal(t, []domain.Hours{s.Hours, s.Hours}, []domain.Hours{people, daily})
		return s.Hours
	}
	var weeks, months, years domain.Hours
	for d := first; d.Year < 2027; d = d.AddDays(7) {
		weeks += sum(domain.WeekPeriod(d))
	}
	for m := first.MonthOf(); m.Year < 2027; m = m.AddMonths(1) {
		months += sum(m.Period())
	}
	for year := 2024; year < 2027; year++ {
		years += sum(domain.Period{From: domain.NewDate(year, 1, 1), To: domain.NewDate(year, 12, 31)})
	}
	assert.Equal(t, []domain.Hours{all, all, all}, []domain.Hours{weeks, months, years})
}

func TestReports_summary(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Enter(p, p.Entry(apptest.Today, 16))
	h.Enter(p, p.Entry(apptest.Today.AddDays(-1), 6))
	h.enterAs(p, p.People[1])
	gone := h.Enter(p, p.Entry(apptest.Today.AddDays(-1), 10))
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, gone.ID))
	h.Enter(p, p.Entry(apptest.Today.AddDays(-40), 8))
	got, err := h.Reports.SummarizeProject(h.Ctx(), p.Who, p.Number, domain.WeekPeriod(apptest.Today), 0, 10)
	require.NoError(t, err)
	assert.Equal(t, timesheets.ProjectSummary{Number: p.Number, Period: domain.WeekPeriod(apptest.Today), Summary: hours.Summary{
		Hours: 23, Entries: 3, With: 2, PerDay: 575, Usage: hours.Usage{Tenths: 144, Bar: 14, Level: hours.UsageOK},
		People: []hours.EmployeeUsage{
			{EmployeeHours: hours.EmployeeHours{Employee: p.People[0].ID, Name: "Zoë nr0", Function: "Ontwikkelaar", Hours: 22, Entries: 2}, Usage: hours.Usage{Tenths: 275, Bar: 27, Level: hours.UsageOK}},
			{EmployeeHours: hours.EmployeeHours{Employee: p.People[1].ID, Name: "Zoë nr1", Function: "Ontwikkelaar", Hours: 1, Entries: 1}, Usage: hours.Usage{Tenths: 13, Bar: 1, Level: hours.UsageOK}},
		},
		Days: []hours.DayHours{{Date: apptest.Today.AddDays(-1), Hours: 6}, {Date: apptest.Today, Hours: 17}},
	}}, got)
	budget, err := h.Reports.FindBudget(h.Ctx(), p.Who, p.Number)
	require.NoError(t, err)
	assert.Equal(t, hours.Budget{Estimated: 500, Total: 31, From: domain.NewDate(2027, 1, 1), Until: domain.NewDate(2027, 12, 31)}, budget)
	assert.Equal(t, budget, apptest.Must(h.Reports.FindProjectStats(h.Ctx(), p.Who, p.Number)).Budget)
}

func TestReports_stats(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	var ids []int64
	for _, d := range []domain.Date{apptest.Today.AddDays(-60), apptest.Today.AddDays(-18), apptest.Today.AddDays(-4), apptest.Today} {
		ids = append(ids, h.Enter(p, p.Entry(d, 4)).ID)
	}
	got, err := h.Reports.FindProjectStats(h.Ctx(), p.Who, p.Number)
	require.NoError(t, err)
	assert.Equal(t, []domain.Hours{12, 8, 16}, []domain.Hours{got.Month, got.Week, got.Budget.Total})
	assert.Equal(t, 2, got.People)
	require.Len(t, got.Latest, 3)
	assert.Equal(t, []int64{ids[3], ids[2], ids[1]}, []int64{got.Latest[0].ID, got.Latest[1].ID, got.Latest[2].ID})
	assert.Zero(t, got.Latest[2].LateHours, "that is in the log")
	assert.Equal(t, h.PaymentsOf(p.Request)[0], *got.Payment)
	want := p.Request
	want.Open = nil // which reports do not show
	assert.Equal(t, want, got.Request)
}

// F-09: this week and this month begin at midnight in Amsterdam.
func TestReports_F09_currentWeekAndMonth(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Enter(p, p.Entry(domain.NewDate(2026, 10, 31), 4))
	for day, want := range map[string][]domain.Hours{"2026-10-31": {4, 4}, "2026-11-01": {0, 4}, "2026-11-02": {0, 0}} {
		h.Clock.SetToday(day)
		got, err := h.Reports.FindProjectStats(h.Ctx(), p.Who, p.Number)
		require.NoError(t, err)
		assert.Equal(t, want, []domain.Hours{got.Month, got.Week}, day)
	}
}

func TestReports_guard(t *testing.T) {
	h := newTestServer(t)
	p, other := h.Project("jansen"), h.User("pieters")
	unpaid := h.Processed(other)
	for _, c := range []struct {
		who  usecase.Actor
		ref  string
		kind domain.Kind
	}{{usecase.Actor{}, p.Number, domain.Unauthenticated}, {other, p.Number, domain.NotFound}, {other, unpaid.Number, domain.Forbidden}} {
		_, err := h.Reports.SummarizeProject(h.Ctx(), c.who, c.ref, domain.WeekPeriod(apptest.Today), 0, 10)
		assert.Equal(t, c.kind, domain.KindOf(err))
		_, err = h.Reports.FindProjectStats(h.Ctx(), c.who, c.ref)
		assert.Equal(t, c.kind, domain.KindOf(err))
	}
	_, err := h.Reports.SummarizeProject(h.Ctx(), usecase.Administrator(), unpaid.Number, domain.WeekPeriod(apptest.Today), 0, 10)
	assert.NoError(t, err, "an administrator sees all")
}
