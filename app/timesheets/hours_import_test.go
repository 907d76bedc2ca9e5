package timesheets_test

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

func (h *testServer) imports(p apptest.Project, in timesheets.ImportHours) hours.HourImport {
	h.T.Helper()
	out, err := h.Hours.ImportHours(h.Ctx(), p.Who, in)
	require.NoError(h.T, err)
	return out
}

// refuses returns the bad rows as "line column code".
func (h *testServer) refuses(p apptest.Project, in timesheets.ImportHours) (rows []string) {
	h.T.Helper()
	_, err := h.Hours.ImportHours(h.Ctx(), p.Who, in)
	var bad hours.BadRows
	require.ErrorAs(h.T, err, &bad)
	for _, b := range bad.Rows {
		_, worded := domain.Dutch(b.Reason)
		assert.True(h.T, worded, b.Reason)
		rows = append(rows, fmt.Sprintf("%d %s %s", b.Line, b.Column, b.Reason.Code))
	}
	return rows
}

func TestImport_registersTheHoursOfAFile(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		version := h.ListVersion(p.Who)
		out := h.imports(p, p.File("2026-11-16;;NR0@example.nl;7,5;Regeling;"+p.Number, "2026-11-17;zoë  NR1;;4;'=proef;", "16-11-2026;Iemand Anders;nr1@example.nl;0,5;Sensor;"))
		assert.Equal(t, hours.HourImport{Project: p.Number, ID: out.ID, Rows: 3, Hours: 24, Read: hours.FileHoursOf(12 * time.Hour), People: 2, Created: 3, First: domain.NewDate(2026, 11, 16), Format: "wbso", NewEmployees: []string{},
			Warned: map[hours.HourWarning]int{hours.BeforeStart: 3, hours.OutsidePeriod: 3, hours.OtherYear: 3}, Groups: []hours.FileGroup{{Project: p.Number, Rows: 3, Hours: hours.FileHoursOf(12 * time.Hour), Chosen: true}}, Sample: []hours.ImportedRow{
				{Line: 2, Date: domain.NewDate(2026, 11, 16), Employee: "Zoë nr0", Hours: 15, Description: "Regeling"},
				{Line: 3, Date: domain.NewDate(2026, 11, 17), Employee: "Zoë nr1", Hours: 8, Description: "=proef"},
				{Line: 4, Date: domain.NewDate(2026, 11, 16), Employee: "Zoë nr1", Hours: 1, Description: "Sensor"},
			}}, out)
		list := h.HoursOf(p, domain.WeekPeriod(apptest.Today))
		require.Len(t, list, 3)
		first := list[0]
		assert.Equal(t, hours.HourEntry{
			ID: first.ID, Import: out.ID, Project: p.ID, Employee: p.People[0].ID, Date: domain.NewDate(2026, 11, 16), Hours: 15, Description: "Regeling",
			RecordedBy: p.Who.UserID, RecordedAt: h.Clock.Now(), ProjectNumber: p.Number, EmployeeName: "Zoë nr0", EmployeeFunction: "Ontwikkelaar", RecordedByName: "jansen",
			FirstRecordedAt: h.Clock.Now(), Warnings: []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod, hours.OtherYear},
		}, first)
		assert.Greater(t, h.ListVersion(p.Who), version)
	})
}

func TestImport_D09_theSameFileAgainAddsNothing(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	row := "2026-11-16;;nr0@example.nl;1;Regeling;"
	rows := []string{row, row, "2026-11-16;;nr0@example.nl;2;Regeling;", "2026-11-16;;nr1@example.nl;1;Regeling;"}
	assert.Equal(t, 4, h.imports(p, p.File(rows...)).Created, "two equal rows are two entries")
	again := h.imports(p, p.File(rows...))
	assert.Equal(t, []int{0, 4}, []int{again.Created, again.Skipped})
	more := h.imports(p, p.File(append(rows, row, "2026-11-16;;nr0@example.nl;1;Iets anders;")...))
	assert.Equal(t, []int{2, 4}, []int{more.Created, more.Skipped}, "one more equal row is one more entry")
	assert.Equal(t, domain.Hours(2*(1+1+2+1+1+1)), h.Total(p))
}

// The first is that of the file, not of the earliest day or person.
func TestImport_tellsTheDayOfTheFirstRowThatIsNew(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	known := "2026-11-09;;nr0@example.nl;1;Regeling;"
	assert.Equal(t, domain.NewDate(2026, 11, 9), h.imports(p, p.File(known)).First)
	assert.Equal(t, domain.NewDate(2026, 11, 18), h.imports(p, p.File(known, "2026-11-18;;nr1@example.nl;1;Nieuw;", "2026-11-17;;nr0@example.nl;1;Nieuw;")).First)
	assert.Zero(t, h.imports(p, p.File(known)).First)
}

// A row of an employee who left is there already, and is no new entry.
func TestImport_D09_anExportAgainAddsNothing(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	h.imports(p, p.File("2026-11-16;;nr0@example.nl;7,5;'=1+1;", "2026-11-17;;nr0@example.nl;8;een \"proef\", en;", "2026-11-16;;nr1@example.nl;4;Sensor;"))
	stream, err := h.Exports.CSV(h.Ctx(), p.Who, p.Number, domain.Span{Period: domain.WeekPeriod(apptest.Today)})
	require.NoError(t, err)
	var file []byte
	for chunk, err := range stream.Chunks {
		require.NoError(t, err)
		file = append(file, chunk...)
	}
	require.Contains(t, string(file), "'=1+1")
	_, err = h.Employees.UnassignEmployees(h.Ctx(), p.Who, timesheets.Team{Project: p.Number, Employees: []int64{p.People[0].ID}})
	require.NoError(t, err)
	require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), p.Who, p.People[1].ID))
	again := h.imports(p, p.Whole(string(file)))
	assert.Equal(t, []int{0, 3}, []int{again.Created, again.Skipped})
	assert.Equal(t, []string{"2 e-mail employee_not_assigned", "3 e-mail employee_archived"},
		h.refuses(p, p.File("2026-11-18;;nr0@example.nl;1;Nieuw;", "2026-11-18;;nr1@example.nl;1;Nieuw;")))
}

func TestImport_D08_oneBadRowStoresNothing(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	rows := make([]string, 1000)
	for i := range rows {
		rows[i] = fmt.Sprintf("%s;;nr%d@example.nl;4;Regeling;", apptest.Today.AddDays(-i/2-10), i%2)
	}
	rows[999] = "2026-11-16;;nr0@example.nl;8,5;Regeling;"
	assert.Equal(t, []string{"1001 uren hours_over_day"}, h.refuses(p, p.File(rows...)))
	assert.Zero(t, h.Total(p))
	rows[999] = "2026-11-16;;nr0@example.nl;8;Regeling;"
	assert.Equal(t, 1000, h.imports(p, p.File(rows...)).Created)
}

func TestImport_D02_holdsEveryRowToTheRules(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	other := h.Second(p)
	h.Enter(other, other.Entry(domain.NewDate(2026, 11, 16), 10))
	h.Enter(p, p.Entry(domain.NewDate(2026, 11, 16), 2))
	in := p.File(
		"2026-11-22;;nr0@example.nl;8;Op zondag van deze week;"+strings.ToLower(p.Number),
		"2026-11-16;;nr0@example.nl;1;Past nog;",
		"2026-11-16;;nr0@example.nl;1,5;Past niet meer;",
		"2026-11-23;;nr0@example.nl;1;Volgende week;",
		"2026-11-17;;nr0@example.nl;0;Niets;",
		"2026-11-17;;nr0@example.nl;1;;",
		"2026-11-17;;nr0@example.nl;1;"+strings.Repeat("é", hours.DescriptionMax+1)+";",
		"2026-11-17;;niemand@example.nl;1;Wie;",
		"2026-11-17;;nr0@example.nl;1;Ander project;"+other.Number,
		"2026-11-24;;nr0@example.nl;9;;",
		"2026-11-17;;nr0@example.nl;1.500;Hoeveel;",
	)
	in.Choices = &timesheets.ImportChoices{Only: []string{p.Number}} // what is wrong with other rows does not matter
	assert.Equal(t, []string{
		"4 uren hours_over_day", // 5 on another project, 1 on this one, 1 of line 3
		"5 datum hours_future",  // after the current week
		"7 omschrijving file_empty_cell",
		"8 omschrijving text_too_long",
		"9 e-mail import_person_unknown",
		"11 datum hours_future", "11 uren hours_over_day", "11 omschrijving file_empty_cell",
		"12 uren file_hours",
	}, h.refuses(p, in))
	assert.Equal(t, domain.Hours(2), h.Total(p))
}

func TestImport_createsAndAssignsEmployeesWhenAsked(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		p := h.Project("jansen")
		loose := h.Employee(p.Company.ID, "los")
		create := func(text string) timesheets.ImportHours {
			in := p.Whole("datum;medewerker;functie;e-mail;uren;omschrijving\n" + text)
			in.CreateEmployees = true
			return in
		}
		good := "2026-11-16;Anna van der Berg;Chemicus;anna@example.nl;4;Proef\n2026-11-17;;;ANNA@example.nl;0,5;Proef\n2026-11-17;anna  VAN DER berg;;;3;Proef\n" +
			"2026-11-16;Bo Smit;;;2;Proef\n2026-11-16;;;LOS@example.nl;1;Proef\n"
		h.refuses(p, create(good+"2026-11-16;Cher;;cher@example.nl;1;Zonder achternaam\n2026-11-16;;;d@example.nl;1;x\n2026-11-16;E Vos;;geen adres;1;x\n"))
		assert.Len(t, h.Staff(p), 3, "nobody when a row is bad")
		assert.Equal(t, []string{"7 e-mail import_name_missing", "8 e-mail import_name_missing", "9 e-mail import_email"},
			h.refuses(p, create(good+"2026-11-16;Cher;;cher@example.nl;1;Zonder achternaam\n2026-11-16;;;d@example.nl;1;x\n2026-11-16;E Vos;;geen adres;1;x\n")))
		out := h.imports(p, create(good))
		assert.Equal(t, []string{"Anna van der Berg", "Bo Smit"}, out.NewEmployees)
		assert.Equal(t, 3, out.People)
		staff := h.Staff(p)
		require.Len(t, staff, 5)
		anna := staff[3]
		assert.Equal(t, [4]string{"Anna", "van der Berg", "anna@example.nl", ""}, [4]string{anna.FirstName, anna.LastName, anna.Email, ""})
		for _, s := range staff {
			assert.True(t, s.Assigned, s.Name())
		}
		found, err := h.Employees.FindEmployee(h.Ctx(), p.Who, anna.ID)
		require.NoError(t, err)
		assert.Equal(t, "Chemicus", found.Function)
		assert.NotZero(t, loose.ID)
		again := h.imports(p, create(good))
		assert.Equal(t, []int{0, 5, 0}, []int{again.Created, again.Skipped, len(again.NewEmployees)})
	})
}

func TestImport_asksWhoIsMeant(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	twin := h.Employee(p.Company.ID, "twee", p.ID)
	h.Write(func(r ports.Repos) error {
		twin.LastName = "nr0"
		return r.Employees.UpdateEmployee(h.Ctx(), twin)
	})
	assert.Equal(t, []string{"2 e-mail import_name_twice"}, h.refuses(p, p.File("2026-11-16;Zoë nr0;;1;x;", "2026-11-16;Zoë nr0;twee@example.nl;1;x;")))
	in := p.File("2026-11-16;Bo Smit;;1;x;", "2026-11-16;Bo Smit;bo1@example.nl;1;x;", "2026-11-16;Bo Smit;bo2@example.nl;1;x;")
	in.CreateEmployees = true
	assert.Equal(t, []string{"2 e-mail import_name_twice"}, h.refuses(p, in))
}

func TestImport_aDryRunWritesNothing(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	in := p.File("2026-11-16;Bo Smit;;4;Proef;", "2026-11-16;;nr0@example.nl;4;Proef;")
	in.DryRun, in.CreateEmployees = true, true
	out := h.imports(p, in)
	assert.Equal(t, []any{true, 2, 2, []string{"Bo Smit"}, "Bo Smit"}, []any{out.DryRun, out.Created, out.People, out.NewEmployees, out.Sample[0].Employee})
	assert.Zero(t, h.Total(p))
	assert.Len(t, h.Staff(p), 2)
}

func TestImport_Z04_takesNobodyElsesProject(t *testing.T) {
	h := newTestServer(t)
	p, stranger := h.Project("jansen"), h.User("pietersen")
	_, err := h.Hours.ImportHours(h.Ctx(), stranger, p.File("2026-11-16;;nr0@example.nl;4;x;"))
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	_, err = h.Hours.ImportHours(h.Ctx(), usecase.Actor{}, p.File())
	apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
	unpaid := apptest.Project{Request: h.Processed(stranger), Who: stranger}
	_, err = h.Hours.ImportHours(h.Ctx(), stranger, unpaid.File("2026-11-16;;nr0@example.nl;4;x;"))
	apptest.Refused(t, domain.Forbidden, domain.CodeNotPaid, err)
}

func TestImport_F09_weeksKeepTheirSevenDays(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	sheet := "week;e-mail;omschrijving;ma;di;wo;do;vr;za;zo;totaal\n"
	for _, week := range []string{"2026-W13", "2026-W43", "2026-W01"} { // both changes of the clock, and a week of two years
		sheet += week + ";nr0@example.nl;Proef;1;1;1;1;1;1;1;7\n"
	}
	assert.Equal(t, 21, h.imports(p, p.Whole(sheet)).Created)
	for _, monday := range []string{"2026-03-23", "2026-10-19", "2025-12-29"} {
		list := h.HoursOf(p, domain.WeekPeriod(apptest.Must(domain.ParseDate(monday))))
		require.Len(t, list, 7)
		for i, e := range list {
			assert.Equal(t, apptest.Must(domain.ParseDate(monday)).AddDays(i), e.Date)
		}
	}
}

// The first bad rows are those of the first lines, whatever is found when.
func TestImport_tellsTheFirstBadRows(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	backwards := strings.Builder{} // rows are checked by day
	for i := range 2500 {
		fmt.Fprintf(&backwards, "%s;nr0@example.nl;4;x\n", domain.NewDate(2036, 11, 16).AddDays(-i))
	}
	for name, of := range map[string]struct {
		rows  string
		count int
		last  int // line
	}{
		"two bad cells each":  {rows: strings.Repeat("x;;1;\n", 60_000), count: 120_000, last: 501},
		"nobody":              {rows: strings.Repeat("2026-11-16;weg@example.nl;4;x\n", 60_000), count: 60_000, last: 1001},
		"two readings":        {rows: strings.Repeat("03/04/2026;weg@example.nl;4;x\n", 60_000), count: 120_000, last: 501},
		"in the future":       {rows: backwards.String(), count: 2500, last: 1001},
		"as many as are told": {rows: strings.Repeat("2026-11-16;weg@example.nl;4;x\n", 1000), count: 1000, last: 1001},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := h.Hours.ImportHours(h.Ctx(), p.Who, p.Whole("datum;e-mail;uren;omschrijving\n"+of.rows))
			var bad hours.BadRows
			require.ErrorAs(t, err, &bad)
			require.Len(t, bad.Rows, 1000)
			assert.Equal(t, of.count, len(bad.Rows)+bad.More)
			assert.Equal(t, []int{2, of.last}, []int{bad.Rows[0].Line, bad.Rows[999].Line})
			assert.True(t, slices.IsSortedFunc(bad.Rows, func(a, b hours.BadRow) int { return a.Line - b.Line }))
		})
	}
}

func TestImport_tellsOfAFileThatBreaksOff(t *testing.T) {
	h := newTestServer(t)
	p := h.Project("jansen")
	in := p.File("2026-11-16;;nr0@example.nl;4;x;")
	broken := errors.New("cable pulled")
	in.File = io.MultiReader(in.File, failing{broken})
	_, err := h.Hours.ImportHours(h.Ctx(), p.Who, in)
	assert.ErrorIs(t, err, broken)
	assert.Zero(t, h.Total(p))
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }
