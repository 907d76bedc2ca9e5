package months_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/months"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

var lastFriday = domain.NewDate(2026, 10, 30)

func TestMonths_confirmReturnCloseAndReopen(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		a, b := f.People[0].ID, f.People[1].ID
		h.Enter(f.Project, f.Entry(lastFriday, 16))
		_, err := h.act(f.employee, f, hours.ConfirmMonth, "", a)
		assert.Equal(t, domain.CodeBlank, domain.CodeOf(err), "four of its days are open")
		got := h.acts(f.employee, f, hours.ConfirmMonth, "Ik was ziek", a)
		require.Len(t, got, 1)
		assert.Equal(t, []any{hours.MonthConfirmed, 4, domain.Hours(16), "Ik was ziek"}, []any{got[0].State, got[0].OpenDays, got[0].Hours, got[0].Reason})

		_, err = h.act(f.Who, f, hours.ReturnMonth, "", a)
		assert.Equal(t, domain.CodeBlank, domain.CodeOf(err), "without a message")
		h.acts(f.Who, f, hours.ReturnMonth, "Kijk nog eens naar maandag", a)
		assert.Equal(t, 1, h.Queued()[queue.MonthReturnedMail])
		assert.Equal(t, hours.MonthOpen, h.state(a).State)

		_, err = h.act(f.Who, f, hours.ReturnMonth, "x", a, b)
		var refused hours.MonthsRefused
		require.True(t, errors.As(err, &refused))
		assert.Len(t, refused, 2)
		h.acts(f.employee, f, hours.ConfirmMonth, "Klopt echt", a)
		_, err = h.act(f.Who, f, hours.ReturnMonth, "x", a, b)
		require.True(t, errors.As(err, &refused))
		assert.Equal(t, hours.MonthsRefused{{Employee: b, Name: f.People[1].Name(), State: hours.MonthOpen}}, refused)
		assert.Equal(t, hours.MonthConfirmed, h.state(a).State, "all or nobody's")

		h.acts(f.Who, f, hours.CloseMonth, "", b, a, a)
		h.RunDue(2)
		list, err := h.Months.ListMonth(h.Ctx(), f.Who, f.Company.ID, october, apptest.WholeList)
		require.NoError(t, err)
		require.Len(t, list.Items, 2)
		for _, p := range list.Items {
			assert.Equal(t, hours.MonthClosed, p.State)
			assert.Equal(t, "jansen", p.ClosedByName)
			require.Len(t, p.Sheets, 1)
			file, err := h.Months.DownloadSheet(h.Ctx(), f.Who, p.Sheets[0].ID)
			require.NoError(t, err)
			assert.True(t, bytes.HasPrefix(file.Content, []byte("%PDF-")))
			sum := sha256.Sum256(file.Content)
			assert.Equal(t, hex.EncodeToString(sum[:]), p.Sheets[0].SHA256)
		}
		own, err := h.Months.DownloadSheet(h.Ctx(), f.employee, list.Items[0].Sheets[0].ID)
		require.NoError(t, err)
		assert.Equal(t, "urenstaat-nr0-2026-10.pdf", own.Filename)
		_, err = h.Months.DownloadSheet(h.Ctx(), f.employee, list.Items[1].Sheets[0].ID)
		assert.Equal(t, domain.NotFound, domain.KindOf(err), "a colleague's")

		h.acts(f.Who, f, hours.ReopenMonth, "Een dag vergeten", a)
		assert.Equal(t, "Een dag vergeten", h.state(a).Reason)
		h.acts(f.Who, f, hours.CloseMonth, "", a)
		h.RunDue(1)
		list, err = h.Months.ListMonth(h.Ctx(), f.Who, f.Company.ID, october, apptest.WholeList)
		require.NoError(t, err)
		require.Len(t, list.Items[0].Sheets, 2)
		assert.True(t, list.Items[0].Sheets[0].ReplacedAt.IsZero())
		assert.False(t, list.Items[0].Sheets[1].ReplacedAt.IsZero(), "the old one is kept")

		log, err := h.Members.ListLog(h.Ctx(), f.Who, member.LogFilter{Company: f.Company.ID}, apptest.WholeList)
		require.NoError(t, err)
		var lines []string
		for _, l := range log.Items {
			lines = append(lines, fmt.Sprintf("%s %s: %s", l.Action, l.Subject, l.Detail))
		}
		assert.Equal(t, []string{"month_closed oktober 2026: Zoë nr0", "month_reopened oktober 2026: Zoë nr0: Een dag vergeten", "month_closed oktober 2026: Zoë nr0, Zoë nr1"}, lines)
	})
}

func TestMonths_daysAndPeopleAreChecked(t *testing.T) {
	h := newTestServer(t)
	f, other := h.firm("jansen"), h.firm("pietersen")
	a := f.People[0].ID
	november := months.Act{Kind: hours.CloseMonth, Company: f.Company.ID, Month: october.AddMonths(1), Employees: []int64{a}}
	_, err := h.Months.ActOnMonths(h.Ctx(), f.Who, november)
	assert.Equal(t, domain.CodeMonthNotOver, domain.CodeOf(err))
	november.Kind = hours.ConfirmMonth
	_, err = h.Months.ActOnMonths(h.Ctx(), f.employee, november)
	assert.Equal(t, domain.CodeMonthNotOver, domain.CodeOf(err))
	_, err = h.act(f.Who, f, hours.CloseMonth, "", a, other.People[0].ID, 987654)
	var fields domain.Fields
	require.True(t, errors.As(err, &fields))
	assert.Len(t, fields, 2, "people of another company are unknown here")
	_, err = h.act(f.Who, f, hours.CloseMonth, "")
	assert.Equal(t, domain.CodeRequired, domain.CodeOf(err))
	summer := months.Act{Kind: hours.CloseMonth, Company: f.Company.ID, Month: october.AddMonths(-3), Employees: []int64{a}}
	_, err = h.Months.ActOnMonths(h.Ctx(), f.Who, summer)
	assert.Equal(t, domain.CodeNotInMonth, domain.CodeOf(err))
	_, err = h.act(f.employee, f, hours.ConfirmMonth, "x", f.People[1].ID)
	assert.Equal(t, domain.NotFound, domain.KindOf(err), "a colleague's month")
	_, err = h.act(f.employee, other, hours.ConfirmMonth, "x", a)
	assert.Equal(t, domain.NotFound, domain.KindOf(err), "at another company")
	_, err = h.act(f.Who, f, hours.ConfirmMonth, "x", a)
	assert.Equal(t, domain.CodeRole, domain.CodeOf(err), "nobody confirms for another")
	for range 10 {
		h.acts(f.Who, f, hours.CloseMonth, "", a)
		h.acts(f.Who, f, hours.ReopenMonth, "weer", a)
	}
	_, err = h.act(f.Who, f, hours.CloseMonth, "", a)
	assert.Equal(t, domain.CodeBoundReached, domain.CodeOf(err), "each closing leaves a file")
}

// Of many people, the log of the company has the first ten and how many more there are.
func TestMonths_logOfManyPeople(t *testing.T) {
	for more, want := range map[int]string{0: "Zoë p9", 1: "Zoë p9, en 1 andere", 2: "Zoë p9, en 2 anderen"} {
		h := newTestServer(t)
		f := h.firm("jansen")
		var people []int64
		for i := range 10 + more {
			e := h.Employee(f.Company.ID, fmt.Sprint("p", i))
			in := f.Entry(lastFriday, 2)
			in.Employee = e.ID
			_, err := h.Employees.AssignEmployees(h.Ctx(), f.Who, timesheets.Team{Project: f.Number, Employees: []int64{e.ID}})
			require.NoError(t, err)
			h.Enter(f.Project, in)
			people = append(people, e.ID)
		}
		h.acts(f.Who, f, hours.CloseMonth, "", people...)
		log, err := h.Members.ListLog(h.Ctx(), f.Who, member.LogFilter{Company: f.Company.ID}, apptest.WholeList)
		require.NoError(t, err)
		require.Len(t, log.Items, 1)
		assert.True(t, strings.HasSuffix(log.Items[0].Detail, want), log.Items[0].Detail)
	}
}

// A month that is closed can be opened again also when no project of the person runs in it any more.
func TestMonths_closedStaysInSight(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	a := f.People[0].ID
	h.acts(f.Who, f, hours.CloseMonth, "", a)
	f.Submission.StartOfProject = domain.NewDate(2026, 11, 1)
	h.Write(func(r ports.Repos) error { return r.Requests.UpdateRequest(h.Ctx(), f.Request) })
	list, err := h.Months.ListMonth(h.Ctx(), f.Who, f.Company.ID, october, apptest.WholeList)
	require.NoError(t, err)
	require.Len(t, list.Items, 1)
	assert.Equal(t, a, list.Items[0].Employee)
	h.acts(f.Who, f, hours.ReopenMonth, "Het project begint later", a)
}

func TestMonths_marks(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		a := f.People[0].ID
		monday := domain.NewDate(2026, 11, 16)
		h.Enter(f.Project, f.Entry(monday.AddDays(1), 4))
		mark := func(mark hours.DayMark, from, to domain.Date) hours.MarkedDays {
			out, err := h.Months.MarkDays(h.Ctx(), f.employee, months.MarkDays{Employee: a, Period: domain.Period{From: from, To: to}, Mark: mark})
			require.NoError(t, err)
			return out
		}
		assert.Equal(t, hours.MarkedDays{Marked: []domain.Date{monday, monday.AddDays(2)}, Skipped: []domain.Date{monday.AddDays(1)}}, mark(hours.Absent, monday, monday.AddDays(2)))
		week := func() hours.MyWeek {
			w, err := h.Months.ListMyHours(h.Ctx(), f.employee, 0, domain.WeekPeriod(monday))
			require.NoError(t, err)
			return w
		}
		w := week()
		assert.Equal(t, []hours.MarkedDay{{Date: monday, Mark: hours.Absent}, {Date: monday.AddDays(2), Mark: hours.Absent}}, w.Marks)
		assert.Equal(t, []hours.DayStateKind{hours.DayAbsent, hours.DayRecorded, hours.DayAbsent, hours.DayOpen, hours.DayOpen, hours.DayOff, hours.DayOff}, kinds(w.States))
		days, err := h.Months.ListMyOpenDays(h.Ctx(), f.employee, 0)
		require.NoError(t, err)
		assert.Equal(t, domain.NewDate(2026, 10, 26), days[0].Date)
		assert.Len(t, days, 17)

		entry, err := h.Hours.LogHours(h.Ctx(), f.employee, f.Entry(monday, 2))
		require.NoError(t, err)
		assert.Contains(t, entry.Warnings, hours.OnMarkedDay)
		dry := f.File("2026-11-18;;nr0@example.nl;2;x;")
		dry.DryRun = true
		out, err := h.Hours.ImportHours(h.Ctx(), f.Who, dry)
		require.NoError(t, err)
		assert.Equal(t, 1, out.Warned[hours.OnMarkedDay])
		assert.Len(t, week().Marks, 1, "the entry took one off")
		_, err = h.Hours.ImportHours(h.Ctx(), f.Who, f.File("2026-11-18;;nr0@example.nl;2;x;"))
		require.NoError(t, err)
		assert.Empty(t, week().Marks)
		mark(hours.NoResearch, monday.AddDays(3), monday.AddDays(3))
		mark(hours.NoMark, monday, monday.AddDays(4))
		assert.Empty(t, week().Marks)
		_, err = h.Months.MarkDays(h.Ctx(), f.employee, months.MarkDays{Employee: f.People[1].ID, Period: domain.Period{From: monday, To: monday}, Mark: hours.Absent})
		assert.Equal(t, domain.CodeClientUnknown, domain.CodeOf(err), "a colleague's day")
	})
}

func kinds(states []hours.DayState) (list []hours.DayStateKind) {
	for _, s := range states {
		list = append(list, s.State)
	}
	return list
}

// Working days and leaving hold from the day on which they happen.
func TestMonths_workdaysAndLeaving(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	b := f.People[1].ID
	few := hours.Workdays(0b0000011)
	saved, err := h.Employees.ChangeEmployee(h.Ctx(), f.Who, b, timesheets.EmployeeChange{Workdays: &few})
	require.NoError(t, err)
	assert.Equal(t, few, saved.Workdays)
	assert.Equal(t, f.People[1].Name(), saved.Name(), "the rest stays")
	h.Clock.SetToday("2026-12-01")
	yes, no := true, false
	_, err = h.Employees.ChangeEmployee(h.Ctx(), f.Who, b, timesheets.EmployeeChange{Archived: &yes})
	require.NoError(t, err)
	open := func() (days []string) {
		for _, m := range []domain.Month{october.AddMonths(1), october.AddMonths(2)} {
			list, err := h.Months.ListOpenDays(h.Ctx(), f.Who, f.Company.ID, m, apptest.WholeList)
			require.NoError(t, err)
			for _, p := range list.Items {
				for _, d := range p.Days {
					if p.Employee == b && d.IsOpenDay() && !d.Date.Before(domain.NewDate(2026, 11, 18)) {
						days = append(days, d.Date.String()[5:])
					}
				}
			}
		}
		return days
	}
	h.Clock.SetToday("2026-12-15")
	assert.Equal(t, []string{"11-18", "11-19", "11-23", "11-24", "11-30"}, open(), "until the 19th all days, from then on Mondays and Tuesdays, none from 1 December on")
	_, err = h.Employees.ChangeEmployee(h.Ctx(), f.Who, b, timesheets.EmployeeChange{Archived: &no})
	require.NoError(t, err)
	assert.Equal(t, []string{"11-18", "11-19", "11-23", "11-24", "11-30", "12-15"}, open(), "back on the 15th, a Tuesday")
	require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), f.Who, b))
	_, err = h.Employees.FindEmployee(h.Ctx(), f.Who, b)
	assert.Equal(t, domain.NotFound, domain.KindOf(err), "without hours")
}

func TestMonths_summaries(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	for day := domain.NewDate(2026, 10, 26); !day.After(apptest.Today); day = day.AddDays(1) {
		if !day.Free() {
			h.Enter(f.Project, f.Entry(day, 1))
		}
	}
	sum, err := h.Months.CountOpenDays(h.Ctx(), f.Who, f.Company.ID, "")
	require.NoError(t, err)
	assert.Equal(t, hours.OpenDays{People: 1, Days: 20, Late: 9, SoonLate: 1, LateOn: domain.NewDate(2026, 11, 23), Oldest: domain.NewDate(2026, 10, 26)}, sum)
	other := h.Second(f.Project)
	h.drain()
	sum, err = h.Months.CountOpenDays(h.Ctx(), f.Who, f.Company.ID, other.Number)
	require.NoError(t, err)
	assert.Zero(t, sum, "that project does not run yet")
	_, err = h.Months.CountOpenDays(h.Ctx(), f.Who, f.Company.ID, h.firm("pietersen").Number)
	assert.Equal(t, domain.NotFound, domain.KindOf(err))
	theirs := h.firm("klaassen")
	h.joins(f.Who, theirs.Company.ID, member.Membership{Role: member.Manager})
	_, err = h.Months.CountOpenDays(h.Ctx(), f.Who, f.Company.ID, theirs.Number)
	assert.Equal(t, domain.NotFound, domain.KindOf(err), "a project of the caller at another company")
	_, err = h.Months.CountOpenDays(h.Ctx(), f.employee, f.Company.ID, "")
	assert.Equal(t, domain.NotFound, domain.KindOf(err), "an employee sees their own alone")
}

// A timesheet has the projects with hours, and a confirmation only where there is one.
func TestMonths_sheetHasWhatThereIs(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	h.Second(f.Project) // to which both are assigned
	a, b := f.People[0].ID, f.People[1].ID
	h.Enter(f.Project, f.Entry(lastFriday, 3))
	h.acts(f.employee, f, hours.ConfirmMonth, "x", a)
	h.acts(f.Who, f, hours.CloseMonth, "", a, b)
	h.Clock.SetToday("2026-12-10")
	h.drain()
	sheets := h.Printer.MonthSheets()
	require.Len(t, sheets, 2)
	for _, s := range sheets {
		assert.Equal(t, s.EmployeeMonth.Employee == a, !s.Confirmed.IsZero())
		if s.EmployeeMonth.Employee == a {
			require.Len(t, s.Projects, 1)
			assert.Equal(t, f.Number, s.Projects[0].Project)
		} else {
			assert.Empty(t, s.Projects)
		}
	}
}

// Whoever is removed and has hours is archived, and is not asked about the days from then on.
func TestMonths_removedPeopleAreNotAsked(t *testing.T) {
	h := newTestServer(t)
	f := h.firm("jansen")
	h.Enter(f.Project, f.Entry(lastFriday, 3))
	require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), f.Who, f.People[0].ID))
	h.Clock.SetToday("2026-12-10")
	list, err := h.Months.ListOpenDays(h.Ctx(), f.Who, f.Company.ID, october.AddMonths(1), apptest.WholeList)
	require.NoError(t, err)
	for _, p := range list.Items {
		last := map[int64]string{f.People[0].ID: "2026-11-19", f.People[1].ID: "2026-11-30"}[p.Employee]
		assert.Equal(t, last, p.Days[len(p.Days)-1].Date.String())
	}
}

// A correction that takes hours out of a confirmed month says so, and the sheet of a month has the hours of a project
// whose payment was taken back meanwhile.
func TestMonths_correctionOutOfAMonthAndAProjectPaidBack(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		f := h.firm("jansen")
		a := f.People[0].ID
		entry := h.Enter(f.Project, f.Entry(lastFriday, 4))
		h.acts(f.employee, f, hours.ConfirmMonth, "x", a)
		moved, err := h.Hours.LogHours(h.Ctx(), f.Who, f.Correction(entry, 4, domain.NewDate(2026, 11, 2)))
		require.NoError(t, err)
		assert.Contains(t, moved.Warnings, hours.InConfirmed)
		assert.Equal(t, hours.MonthOpen, h.state(a).State)

		h.Enter(f.Project, f.Entry(lastFriday, 3))
		h.Write(func(r ports.Repos) error {
			req := h.Request(f.ID)
			req.PaymentStatus = request.PaymentRefunded
			return r.Requests.UpdateRequest(h.Ctx(), req)
		})
		people := h.acts(f.Who, f, hours.CloseMonth, "", a)
		h.drain()
		assert.EqualValues(t, 3, people[0].Hours)
		assert.EqualValues(t, 3, h.printed(f))
		w, err := h.Months.ListMyHours(h.Ctx(), f.employee, 0, domain.WeekPeriod(lastFriday))
		require.NoError(t, err)
		assert.Empty(t, w.Projects, "no hours can be recorded on it")
	})
}
