package demo_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// demoHours is the paid project of the demonstration with everything that was worked on it.
func (h *testServer) demoHours() (who usecase.Actor, paid request.Request, entries []hours.HourEntry, people []hours.Employee) {
	h.T.Helper()
	who = h.demo()
	for _, req := range h.AllRequests() {
		if req.PaymentStatus == request.Paid {
			paid = req
		}
	}
	list, err := h.Hours.ListHours(h.Ctx(), who, paid.Number, hours.EntryFilter{Period: hours.Always(), Log: true}, apptest.WholeList)
	require.NoError(h.T, err)
	h.Read(func(r ports.Repos) error {
		found, err := r.Employees.ListEmployees(h.Ctx(), hours.EmployeeFilter{Company: paid.Company.ID, Archived: true}, apptest.WholeList)
		people = found.Items
		return err
	})
	return who, paid, list.Items, people
}

// The hours keep to the rules on whatever day the demonstration starts.
func TestDemo_hoursKeepToTheRules(t *testing.T) {
	for _, today := range []string{"2026-11-22", "2026-11-23", "2026-11-25", "2027-03-01", "2027-01-01", "2028-02-29", "2026-05-31"} {
		t.Run(today, func(t *testing.T) {
			h := newTestServer(t)
			h.Clock.SetToday(today)
			require.NoError(t, h.Demo.Seed(h.Ctx()))
			_, paid, entries, _ := h.demoHours()
			type key struct {
				who int64
				day domain.Date
			}
			days := map[key]domain.Hours{}
			for _, e := range entries {
				k := key{e.Employee, e.Date}
				assert.NoError(t, hours.CheckEntry(e, hours.Workday{Assigned: true, Booked: days[k]}, apptest.Must(domain.ParseDate(today))))
				days[k] += e.Hours
				assert.NotContains(t, []time.Weekday{time.Saturday, time.Sunday}, e.Date.Weekday())
				assert.False(t, e.Date.Before(paid.Submission.StartOfProject) || e.Date.After(apptest.Must(domain.ParseDate(today))))
			}
			assert.Greater(t, len(entries), 250)
		})
	}
}

func TestDemo_hoursShowSomethingOfEverything(t *testing.T) {
	h := newTestServer(t)
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	who, paid, entries, people := h.demoHours()
	late, latest := 0, map[domain.Date]int{}
	var corrected hours.HourEntry
	for _, e := range entries {
		if e.LateHours > 0 {
			late++
		}
		if e.Replaces != 0 {
			corrected = e
		}
		latest[e.Date]++
	}
	assert.Equal(t, 4, late, "a week that was forgotten")
	assert.Len(t, apptest.Must(h.Hours.ListHourActions(h.Ctx(), who, corrected.ID)), 3)
	assert.NotEmpty(t, latest[domain.NewDate(2026, 11, 18)])
	assert.Empty(t, latest[domain.NewDate(2026, 11, 19)], "the current week is half filled")

	states := map[[2]bool]int{} // approved, archived
	for _, e := range people {
		states[[2]bool{e.Approved, e.Archived}]++
	}
	assert.Equal(t, map[[2]bool]int{{true, false}: 4, {false, false}: 1, {true, true}: 1}, states)
	sum := apptest.Must(h.Reports.SummarizeProject(h.Ctx(), who, paid.Number, domain.Month{Year: 2026, Month: 6}.Period(), 0, 10))
	assert.Len(t, sum.People, 4, "with one who is archived now")
	budget := apptest.Must(h.Reports.FindBudget(h.Ctx(), who, paid.Number))
	assert.Greater(t, budget.UsedTenths, 600)
	assert.Less(t, budget.UsedTenths, 1000)
	assert.Greater(t, *budget.Forecast, budget.Realised)

	busy := apptest.Must(h.Reports.SummarizeProject(h.Ctx(), who, paid.Number, domain.WeekPeriod(domain.NewDate(2026, 10, 9)), 0, 10))
	levels := map[hours.UsageLevel]int{}
	for _, e := range busy.People {
		levels[e.Usage.Level]++
	}
	assert.Equal(t, map[hours.UsageLevel]int{hours.UsageOK: 2, hours.UsageWarning: 1}, levels)

	// Once it has been seeded, what was done with it stays.
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), who, corrected.ID))
	require.NoError(t, h.Demo.Seed(h.Ctx()))
	_, _, again, _ := h.demoHours()
	assert.Len(t, again, len(entries)-1)
}
