package months_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/members"
	"wbso/app/months"
	"wbso/app/personaldata"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/queue"
	"wbso/ports"
)

// What happens to a month between printing and storing its timesheet leaves no sheet of an older state.
func TestMonths_sheetPrintedBeforeTheMonthChanged(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	a := f.People[0].ID
	sheets := func() []hours.StoredSheet {
		list, err := h.Months.ListMonth(h.Ctx(), f.Who, f.Company.ID, october, apptest.WholeList)
		require.NoError(t, err)
		return list.Items[0].Sheets
	}
	printed := func(then func()) {
		h.acts(f.Who, f, hours.CloseMonth, "", a)
		store, err := h.Months.MonthJobs()[queue.StoreTimesheet].Run(h.Ctx(), queue.Job{Subject: h.state(a).ID})
		require.NoError(t, err)
		then()
		h.Write(func(r ports.Repos) error { return store(h.Ctx(), r) })
	}
	printed(func() { h.acts(f.Who, f, hours.ReopenMonth, "weer", a) })
	assert.Empty(t, sheets(), "it is open")
	printed(func() {
		h.acts(f.Who, f, hours.ReopenMonth, "weer", a)
		h.Enter(f.Project, f.Entry(lastFriday, 3))
		h.acts(f.Who, f, hours.CloseMonth, "", a)
	})
	assert.Empty(t, sheets(), "its own job stores that of the later closing")
	h.drain()
	require.Len(t, sheets(), 1)
	assert.Equal(t, 3, sheets()[0].Closing)
}

// An import takes off the marks that were put on its days after it was planned.
func TestMonths_importPlannedBeforeADayWasMarked(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		day := domain.NewDate(2026, 11, 3)
		h.Store.Meanwhile = func() {
			_, err := h.Months.MarkDays(h.Ctx(), f.employee, months.MarkDays{Employee: f.People[0].ID, Period: domain.Period{From: day, To: day}, Mark: hours.Absent})
			require.NoError(t, err)
		}
		_, err := h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-11-03;;nr0@example.nl;2;x;"))
		require.NoError(t, err)
		week, err := h.Months.ListMyHours(h.Ctx(), f.employee, 0, domain.WeekPeriod(day))
		require.NoError(t, err)
		assert.Empty(t, week.Marks)
	})
}

// Once the owner has closed their account, nothing more is written about the company.
func TestMonths_ofAClosedAccount(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	h.Enter(f.Project, f.Entry(lastFriday, 3))
	require.NoError(t, h.Privacy.CloseAccount(h.Ctx(), f.Who, personaldata.CloseAccount{Confirmation: accounts.Confirmation{Password: apptest.Password}, Companies: true}, apptest.Uncounted))
	_, err := h.act(usecase.Administrator(), f, hours.CloseMonth, "", f.People[0].ID)
	assert.Equal(t, domain.CodeAccountClosed, domain.CodeOf(err))
	_, err = h.Months.MarkDays(h.Ctx(), usecase.Administrator(), months.MarkDays{Employee: f.People[0].ID, Period: domain.Period{From: lastFriday, To: lastFriday}, Mark: hours.Absent})
	assert.Equal(t, domain.CodeAccountClosed, domain.CodeOf(err))
	_, err = h.Members.ChangeSettings(h.Ctx(), usecase.Administrator(), f.Company.ID, members.SettingsChange{Reminders: apptest.Ptr(true)}, nil)
	assert.Equal(t, domain.CodeAccountClosed, domain.CodeOf(err))
}
