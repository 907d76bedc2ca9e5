package months_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// week returns what somebody sees of the week of a day.
func (h *testServer) week(who usecase.Actor, company int64, day domain.Date) (hours.MyWeek, error) {
	return h.Months.ListMyHours(h.Ctx(), who, company, domain.WeekPeriod(day))
}

func TestMyHours_whoWorksAtTwoCompaniesNamesOne(t *testing.T) {
	h := newTestServer(t)
	f, other := h.firm("jansen"), h.firm("pietersen")
	_, err := h.week(f.employee, other.Company.ID, lastFriday)
	assert.Equal(t, domain.CodeNoEmployee, domain.CodeOf(err))
	h.joins(f.employee, other.Company.ID, member.Membership{Role: member.Employee, Employee: other.People[1].ID})
	_, err = h.week(f.employee, 0, lastFriday)
	assert.Equal(t, domain.CodeRequired, domain.CodeOf(err))
	for company, employee := range map[int64]int64{f.Company.ID: f.People[0].ID, other.Company.ID: other.People[1].ID} {
		w, err := h.week(f.employee, company, lastFriday)
		require.NoError(t, err)
		assert.Equal(t, []int64{company, employee}, []int64{w.Company, w.Employee.ID})
	}
}

// Open days are looked for in all days about which people are asked, and in no others.
func TestMyHours_openDays(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	h.Enter(f.Project, f.Entry(domain.NewDate(2026, 10, 26), 4))
	for today, open := range map[string]int{"2026-10-27": 1, "2026-12-15": 36, "2027-03-31": 47, "2027-04-01": 0} {
		h.Clock.SetToday(today)
		days, err := h.Months.ListMyOpenDays(h.Ctx(), f.employee, 0)
		require.NoError(t, err)
		require.Len(t, days, open, today)
		if open > 0 {
			assert.Equal(t, domain.NewDate(2026, 10, 27), days[0].Date)
		}
	}
}

func TestMyHours_monthsOfAWeek(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen") // today is 20 November
	months := func(day domain.Date) (months []domain.Month) {
		w, err := h.week(f.employee, 0, day)
		require.NoError(t, err)
		for _, m := range w.Months {
			months = append(months, m.Month)
		}
		return months
	}
	november, september := october.AddMonths(1), october.AddMonths(-1)
	for day, want := range map[domain.Date][]domain.Month{
		domain.NewDate(2026, 11, 18): {october, november},
		domain.NewDate(2026, 10, 14): {october},
		domain.NewDate(2026, 9, 30):  {october}, // nobody was assigned in September
	} {
		assert.Equal(t, want, months(day), day)
	}

	entry := f.Entry(domain.NewDate(2026, 9, 30), 4)
	h.Enter(f.Project, entry)
	assert.Equal(t, []domain.Month{september, october}, months(domain.NewDate(2026, 9, 30)))
	h.Write(func(r ports.Repos) error {
		return r.Assignments.UnassignEmployees(h.Ctx(), f.ID, []int64{f.People[0].ID}, domain.NewDate(2026, 10, 30))
	})
	assert.Equal(t, []domain.Month{october}, months(domain.NewDate(2026, 11, 18)), "who is not assigned any more, of the last month")
}
