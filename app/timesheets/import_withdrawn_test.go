package timesheets_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
)

// counted are the figures of an import that tell what became of its rows.
func counted(i hours.HourImport) [4]int { return [4]int{i.Rows, i.Created, i.Skipped, i.Withdrawn} }

func again(in timesheets.ImportHours) timesheets.ImportHours {
	in.Again = true
	return in
}

// A file that was imported once adds nothing, whatever was corrected or deleted since.
func TestImport_D09_addsNothingAfterCorrectionsAndDeletions(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		var rows []string
		for i := range 6 {
			rows = append(rows, fmt.Sprintf("%s;;nr%d@example.nl;4;Regeling %d;", apptest.Today.AddDays(-i/2), i%2, i/4))
		}
		assert.Equal(t, [4]int{6, 6, 0, 0}, counted(h.imports(p, p.File(rows...))))
		entries := h.HoursOf(p, domain.WeekPeriod(apptest.Today))
		require.Len(t, entries, 6)
		correct := func(e hours.HourEntry, worked domain.Hours, day domain.Date, description string) hours.HourEntry {
			in := timesheets.LogHours{Employee: e.Employee, Project: e.Project, Date: day, Hours: worked, Description: description, Replaces: e.ID}
			return h.Enter(p, in)
		}
		correct(entries[0], 6, entries[0].Date, entries[0].Description)
		correct(correct(entries[1], 8, entries[1].Date.AddDays(-3), "Verplaatst"), 8, entries[1].Date.AddDays(-3), "En anders beschreven")
		require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, correct(entries[2], 2, entries[2].Date, "Gewijzigd en toen verwijderd").ID))
		require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, entries[3].ID))
		total := h.Total(p)
		for range 2 {
			assert.Equal(t, [4]int{6, 0, 5, 1}, counted(h.imports(p, p.File(rows...))))
		}
		assert.Equal(t, total, h.Total(p))

		dry := again(p.File(rows...))
		dry.DryRun = true
		assert.Equal(t, [4]int{6, 1, 5, 0}, counted(h.imports(p, dry)))
		for _, want := range [][4]int{{6, 1, 5, 0}, {6, 0, 6, 0}} {
			assert.Equal(t, want, counted(h.imports(p, again(p.File(rows...)))), "what was deleted comes back once, what was corrected does not")
		}
		assert.Equal(t, total+8, h.Total(p))
	})
}

// Two equal rows of which one was deleted are one that is there and one that is not.
func TestImport_countsEqualRowsOnce(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	row := "2026-11-16;;nr0@example.nl;1;Regeling;"
	h.imports(p, p.File(row, row))
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, h.HoursOf(p, domain.WeekPeriod(apptest.Today))[0].ID))
	assert.Equal(t, [4]int{2, 0, 1, 1}, counted(h.imports(p, p.File(row, row))))
	assert.Equal(t, [4]int{3, 1, 1, 1}, counted(h.imports(p, p.File(row, row, row))), "a third one is new")
}

// A day on which rows were deleted often takes no longer for it.
func TestImport_looksAtWithdrawnHoursOfItsPeriodAlone(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	other := h.Second(p)
	gone := h.Enter(other, other.Entry(domain.NewDate(2026, 11, 16), 2))
	require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), p.Who, gone.ID))
	row := "2026-11-16;;nr0@example.nl;1;" + gone.Description + ";"
	assert.Equal(t, [4]int{1, 1, 0, 0}, counted(h.imports(p, p.File(row))), "what was deleted on another project is new here")
}

// What is odd about new rows is counted, and several projects in one file are named.
func TestImport_tellsWhatIsOdd(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen") // which starts on 1 January 2027
	h.Clock.SetToday("2027-06-04")
	in := p.Whole("User,Email,Project,Start date,Duration,Description\n" +
		"Zoë,nr0@example.nl,Pomp,02/01/2027,1:20,Sensor\n" + // a Saturday
		"Zoë,nr0@example.nl,Knoop,27/04/2027,2:00,King's Day\n" +
		"Zoë,nr1@example.nl,Pomp,05/05/2027,2:10,Liberation Day\n" +
		"Zoë,nr1@example.nl,,03/04/2026,0:40,A year too early\n")
	in.Round, in.DryRun, in.Choices = true, true, &timesheets.ImportChoices{All: true}
	out := h.imports(p, in)
	assert.Equal(t, map[hours.HourWarning]int{hours.BeforeStart: 1, hours.OutsidePeriod: 1, hours.OtherYear: 1, hours.OnWeekend: 1, hours.OnHoliday: 1}, out.Warned)
	var groups []string
	for _, g := range out.Groups {
		groups = append(groups, fmt.Sprintf("%s %d %s", g.GroupName(), g.Rows, g.Hours))
	}
	assert.Equal(t, []string{"Pomp 2 3.5", "Knoop 1 2.0", " 1 0.67"}, groups)
	assert.True(t, out.Several())
	assert.Equal(t, []string{"6.17", "6.0"}, []string{out.Read.String(), out.Hours.String()})
	assert.Equal(t, string(hoursfile.DayMonthYear), out.DateOrder, "which 27/04 settles")
	assert.Equal(t, domain.NewDate(2026, time.April, 3), out.Sample[3].Date)
}

// No week of a week sheet is left out because its date can be read in two ways.
func TestImport_asksHowAWeekIsReadThatBeginsOnAMondayEitherWay(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.Clock.SetToday("2027-11-19")
	weeks := func(order hoursfile.DateOrder) timesheets.ImportHours {
		in := p.Whole("weekbegin,e-mail,ma,di,wo,do,vr,omschrijving\n01/11/2027,nr0@example.nl,8,8,,,,Regeling\n08/11/2027,nr0@example.nl,4,4,,,,Regeling\n")
		in.Order = order
		return in
	}
	assert.Equal(t, []string{"2 weekbegin file_date_order"}, h.refuses(p, weeks(hoursfile.AnyOrder)))
	assert.Equal(t, []string{"3 weekbegin file_monday"}, h.refuses(p, weeks(hoursfile.MonthDayYear)))
	assert.Equal(t, []string{"2 weekbegin file_date_order", "3 weekbegin file_date_order"}, h.refuses(p, weeks(hoursfile.YearMonthDay)))
	out := h.imports(p, weeks(hoursfile.DayMonthYear))
	assert.Equal(t, []any{4, "24.0", "dmy"}, []any{out.Created, out.Hours.String(), out.DateOrder})
	assert.Equal(t, domain.NewDate(2027, 11, 1), out.Sample[0].Date)
}

func TestImport_oneDateSettlesTheOthers(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	american := p.File("10/05/2026;;nr0@example.nl;1;Regeling;", "10/13/2026;;nr0@example.nl;1;Regeling;", "11/04/2026;;nr1@example.nl;1;Regeling;")
	assert.Equal(t, "mdy", h.imports(p, american).DateOrder)
	var days []string
	for _, e := range h.HoursOf(p, domain.Period{From: domain.NewDate(2026, 1, 1), To: domain.NewDate(2026, 12, 31)}) {
		days = append(days, e.Date.String())
	}
	assert.Equal(t, []string{"2026-10-05", "2026-10-13", "2026-11-04"}, days)
	assert.Equal(t, []string{"2 datum file_date_order", "4 uren file_hours", "4 datum file_date_order"},
		h.refuses(p, p.File("03/04/2026;;nr0@example.nl;1;x;", "05-10-2026;;nr0@example.nl;1;x;", "06/07/2026;;nr0@example.nl;acht;x;")), "nothing settles it")
	assert.Equal(t, []string{"2 datum file_date_order"},
		h.refuses(p, p.File("03/04/2026;;nr0@example.nl;1;x;", "13/04/2026;;nr0@example.nl;1;x;", "04/13/2026;;nr0@example.nl;1;x;")), "two contradict each other")
}
