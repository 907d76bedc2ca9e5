package timesheets_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/domain/request"
	"wbso/ports"
)

// worked is a project with employees whose names come in another order than their ids.
type exportProject struct {
	request.Request
	*testServer
	owner  usecase.Actor
	people []hours.Employee
}

func (h *testServer) worked() exportProject {
	h.T.Helper()
	owner := h.User("eigenaar")
	w := exportProject{Request: h.Paid(owner), testServer: h, owner: owner}
	h.Write(func(r ports.Repos) error {
		w.people = nil
		for _, name := range [][2]string{{"Zoë", "de Wit"}, {"Ünal", "Aydın"}, {"=Piet", "de Wit"}} {
			e, err := r.Employees.AddEmployee(h.Ctx(), hours.Employee{Company: w.Company.ID, FirstName: name[0], LastName: name[1], Function: "Ontwikkelaar",
				Email: fmt.Sprintf("nr%d@example.nl", len(w.people)), Approved: true, CreatedAt: h.Clock.Now()})
			if err != nil {
				return err
			}
			w.people = append(w.people, e)
		}
		return nil
	})
	return w
}

// log books hours of an employee, by number.
func (w exportProject) log(who int, day domain.Date, amount domain.Hours, text string) (e hours.HourEntry) {
	w.T.Helper()
	w.Write(func(r ports.Repos) (err error) {
		e, err = r.Hours.AddHourEntry(w.Ctx(), hours.HourEntry{Project: w.ID, Employee: w.people[who].ID, Date: day, Hours: amount, Description: text, RecordedBy: w.owner.UserID, RecordedAt: w.Clock.Now()}.Recorded(w.Clock.Today(), hours.HourEntry{}))
		return err
	})
	return e
}

func march(day int) domain.Date { return domain.NewDate(2026, 3, day) }

func span(t testing.TB, week, month, year string) domain.Span {
	t.Helper()
	s, err := domain.ParseSpan(week, month, year)
	require.NoError(t, err)
	return s
}

func (w exportProject) csv(who usecase.Actor, s domain.Span) string {
	w.T.Helper()
	f, err := w.Exports.CSV(w.Ctx(), who, w.Number, s)
	require.NoError(w.T, err)
	file, _, err := apptest.Drain(f)
	require.NoError(w.T, err)
	return file
}

func TestExports_D10_CSV_is_by_date_name_and_id(t *testing.T) { onBoth(t, csvIsByDateNameAndID) }

func csvIsByDateNameAndID(t *testing.T, h *testServer) {
	w := h.worked()
	w.log(0, march(10), 16, "later")
	w.log(0, march(9), 8, "eerst; \"dan\"")
	gone := w.log(1, march(9), 2, "vergissing")
	w.log(0, march(9), 1, "daarna")
	w.log(2, march(9), 7, "=1+1")
	w.log(1, march(9), 15, "Zaagblad\ngewisseld")
	w.log(1, march(31), 3, "laatste dag")
	w.log(1, domain.NewDate(2026, 4, 1), 3, "volgende maand")
	h.Write(func(r ports.Repos) error {
		return r.Hours.WithdrawHourEntry(h.Ctx(), gone.ID, w.owner.UserID, h.Clock.Now())
	})

	head := "\uFEFFdatum;medewerker;functie;e-mail;uren;omschrijving;projectnummer\r\n"
	want := head + strings.ReplaceAll(`09-03-2026;"'=Piet de Wit";"Ontwikkelaar";"nr2@example.nl";3,5;"'=1+1";NR
09-03-2026;"Ünal Aydın";"Ontwikkelaar";"nr1@example.nl";7,5;"Zaagblad
gewisseld";NR
09-03-2026;"Zoë de Wit";"Ontwikkelaar";"nr0@example.nl";4;"eerst; ""dan""";NR
09-03-2026;"Zoë de Wit";"Ontwikkelaar";"nr0@example.nl";0,5;"daarna";NR
10-03-2026;"Zoë de Wit";"Ontwikkelaar";"nr0@example.nl";8;"later";NR
31-03-2026;"Ünal Aydın";"Ontwikkelaar";"nr1@example.nl";1,5;"laatste dag";NR
`, "NR\n", `"`+w.Number+"\"\r\n")
	for _, who := range []usecase.Actor{w.owner, usecase.Administrator()} {
		assert.Equal(t, want, w.csv(who, span(t, "", "2026-03", "")))
	}
	assert.Contains(t, w.csv(w.owner, span(t, "", "", "2026")), "volgende maand")
	week := w.csv(w.owner, span(t, "2026-03-11", "", ""))
	assert.Contains(t, week, "later")
	assert.NotContains(t, week, "laatste dag")
	assert.Equal(t, head, w.csv(w.owner, span(t, "", "2025-03", "")), "a period without hours")
}

func TestExports_names_are_of_project_and_period(t *testing.T) {
	w := newTestServer(t).worked()
	for name, s := range map[string]domain.Span{
		"-2026-03.csv": span(t, "", "2026-03", ""), "-2026-W11.csv": span(t, "2026-03-11", "", ""), "-2026-W53.csv": span(t, "2027-01-01", "", ""), "-2026.csv": span(t, "", "", "2026"),
	} {
		f, err := w.Exports.CSV(t.Context(), w.owner, w.Number, s)
		require.NoError(t, err)
		assert.Equal(t, "uren-"+w.Number+name, f.Filename)
	}
}

// Pages end in the middle of days, and a day may be longer than a page.
func TestExports_CSV_pages_lose_and_repeat_nothing(t *testing.T) {
	w := newTestServer(t).worked()
	const days, eachDay, longDay = 9, 990, 9000
	var want strings.Builder
	w.Write(func(r ports.Repos) error {
		want.Reset()
		want.Write(hoursfile.AppendHeader(nil))
		for day := range days {
			n := eachDay
			if day == days/2 {
				n = longDay
			}
			for _, who := range []int{2, 1, 0} { // as their names come
				for i := range n / 3 {
					e := hours.HourEntry{Project: w.ID, Employee: w.people[who].ID, Date: march(1 + day), Hours: domain.Hours(1 + i*7%16), Description: fmt.Sprint(day, i), RecordedAt: w.Clock.Now()}
					if _, err := r.Hours.AddHourEntry(w.Ctx(), e); err != nil {
						return err
					}
					p := w.people[who]
					want.Write(hoursfile.AppendEntry(nil, hoursfile.Entry{Date: e.Date, Name: p.Name(), Function: p.Function, Email: p.Email, Hours: e.Hours, Description: e.Description, Project: w.Number}))
				}
			}
		}
		return nil
	})
	f, err := w.Exports.CSV(t.Context(), w.owner, w.Number, span(t, "", "", "2026"))
	require.NoError(t, err)
	got, chunks, err := apptest.Drain(f)
	require.NoError(t, err)
	assert.True(t, want.String() == got, "%d and %d bytes", want.Len(), len(got))
	assert.Greater(t, chunks, 3)
}

func TestExports_CSV_tells_of_an_error_half_way_and_keeps_no_transaction_open(t *testing.T) {
	w := newTestServer(t).worked()
	require.NoError(t, w.Sql.WriteLong(w.Ctx(), func(r ports.Repos) error {
		for i := range 9000 {
			if _, err := r.Hours.AddHourEntry(w.Ctx(), hours.HourEntry{Project: w.ID, Employee: w.people[0].ID, Date: march(1 + i%30), Hours: 1, Description: "x", RecordedAt: w.Clock.Now()}); err != nil {
				return err
			}
		}
		return nil
	}))
	store := &apptest.ReadCounter{UnitOfWork: w.Sql, Left: 2}
	w.Store.UnitOfWork = store
	f, err := w.Exports.CSV(t.Context(), w.owner, w.Number, span(t, "", "2026-03", ""))
	require.NoError(t, err)
	var chunks int
	for chunk, err := range f.Chunks {
		assert.Zero(t, store.Running, "a slow reader waits here")
		if chunks++; chunks <= 2 {
			require.NoError(t, err)
			assert.NotEmpty(t, chunk)
			continue
		}
		assert.ErrorIs(t, err, apptest.ErrRead)
	}
	assert.Equal(t, 3, chunks)
	_, err = w.Exports.CSV(t.Context(), w.owner, w.Number, span(t, "", "2026-03", ""))
	assert.ErrorIs(t, err, apptest.ErrRead, "before the first byte it is the call that fails")
}

func TestExports_XLSX_adds_up_like_the_CSV(t *testing.T) { onBoth(t, xlsxAddsUp) }

func xlsxAddsUp(t *testing.T, h *testServer) {
	w := h.worked()
	w.log(0, march(10), 8, "ochtend")
	w.log(0, march(10), 7, "middag")
	w.log(1, march(31), 3, "laatste dag")
	w.log(1, domain.NewDate(2026, 5, 1), 5, "in mei")
	gone := w.log(1, march(31), 3, "vergissing")
	h.Write(func(r ports.Repos) error {
		return r.Hours.WithdrawHourEntry(h.Ctx(), gone.ID, w.owner.UserID, h.Clock.Now())
	})

	f, err := h.Exports.XLSX(t.Context(), w.owner, w.Number, span(t, "", "", "2026"))
	require.NoError(t, err)
	assert.Equal(t, "uren-"+w.Number+"-2026.xlsx", f.Filename)
	book, err := excelize.OpenReader(bytes.NewReader(f.Content))
	require.NoError(t, err)
	assert.Equal(t, []string{"maart 2026", "mei 2026"}, book.GetSheetList())
	for at, want := range map[string]string{
		"maart 2026 B2": w.Company.Name, "maart 2026 B3": w.Number + ", " + w.Title, "maart 2026 A8": "Ünal Aydın", "maart 2026 AG8": "1.5", "maart 2026 A9": "Zoë de Wit", "maart 2026 L9": "7.5",
		"maart 2026 AH9": "7.5", "maart 2026 AH10": "9", "mei 2026 AH9": "2.5",
	} {
		n := strings.LastIndexByte(at, ' ')
		got, err := book.GetCellValue(at[:n], at[n+1:], excelize.Options{RawCellValue: true})
		require.NoError(t, err)
		assert.Equal(t, want, got, at)
	}
}

func TestExports_D18_timesheet_has_the_hours_of_a_month_and_marks_late_ones(t *testing.T) {
	onBoth(t, timesheetMarksLateOnes)
}

func timesheetMarksLateOnes(t *testing.T, h *testServer) {
	w := h.worked()
	today := h.Clock.Today()
	w.log(0, today.AddDays(-1), 15, "op tijd")
	w.log(0, today.AddDays(-15), 2, "te laat")
	w.log(0, today.AddDays(-40), 2, "andere maand")
	w.log(1, today, 2, "van een ander")
	gone := w.log(0, today, 2, "vergissing")
	h.Write(func(r ports.Repos) error {
		return r.Hours.WithdrawHourEntry(h.Ctx(), gone.ID, w.owner.UserID, h.Clock.Now())
	})

	f, err := h.Exports.ExportTimesheet(t.Context(), w.owner, w.Number, w.people[0].ID, today.MonthOf())
	require.NoError(t, err)
	assert.Equal(t, "urenstaat-"+w.Number+"-de-Wit-2026-11.pdf", f.Filename)
	assert.Equal(t, "application/pdf", f.ContentType)
	got := h.Printer.Sheet
	assert.Equal(t, []string{w.Company.Name, w.Number, w.Title, "Zoë de Wit"}, []string{got.Company, got.Project, got.Title, got.Employee.Name()})
	assert.Equal(t, today, got.MadeOn)
	require.Len(t, got.Entries, 2)
	assert.Equal(t, []domain.Date{today, today}, []domain.Date{got.Entries[0].First, got.Entries[0].Recorded})
	assert.Equal(t, domain.NewDate(2027, 1, 1), got.Period.From, "hours of before do not count")
	all, counted, late := got.Totals()
	assert.Equal(t, []domain.Hours{17, 0, 2}, []domain.Hours{all, counted, late})
	assert.Equal(t, []any{"te laat", true, "op tijd", false}, []any{got.Entries[0].Description, got.Entries[0].LateHours > 0, got.Entries[1].Description, got.Entries[1].LateHours > 0})
}

func TestReports_hours_count_in_the_period_that_was_filed(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		w := h.worked()
		h.Clock.Day = domain.NewDate(2027, 2, 12) // past the deadline
		late := h.Clock.Today()
		_, err := h.Applications.FileApplication(h.Ctx(), w.owner, w.Number, applications.FileApplication{Date: late})
		require.NoError(t, err)
		_, err = h.Exports.ExportTimesheet(h.Ctx(), w.owner, w.Number, w.people[0].ID, late.MonthOf())
		require.NoError(t, err)
		budget, err := h.Reports.FindBudget(h.Ctx(), w.owner, w.Number)
		require.NoError(t, err)
		first := late.MonthOf().AddMonths(1).First()
		assert.Equal(t, []domain.Date{first, first}, []domain.Date{h.Printer.Sheet.Period.From, budget.From})
	})
}

func TestExports_Z02_timesheet_of_somebody_of_another_company(t *testing.T) {
	h := newTestServer(t)
	w := h.worked()
	other := h.Company(w.owner, "Ander B.V.", "87654321")
	var elsewhere hours.Employee
	h.Write(func(r ports.Repos) (err error) {
		elsewhere, err = r.Employees.AddEmployee(h.Ctx(), hours.Employee{Company: other.ID, FirstName: "Bo", LastName: "Ander", Email: "bo@example.nl", CreatedAt: h.Clock.Now()})
		return err
	})
	for _, id := range []int64{elsewhere.ID, 987654} {
		_, err := h.Exports.ExportTimesheet(t.Context(), w.owner, w.Number, id, domain.Month{Year: 2026, Month: 3})
		assert.Equal(t, domain.CodeNotFound, domain.CodeOf(err))
	}
}

func TestExports_Z01_who_may(t *testing.T) {
	h := newTestServer(t)
	w := h.worked()
	stranger, debtor := h.User("vreemde"), h.User("schuldenaar")
	unpaid := h.Processed(debtor)
	s := span(t, "", "2026-03", "")
	for _, c := range []struct {
		who    usecase.Actor
		number string
		want   domain.Code
	}{
		{usecase.Actor{}, w.Number, domain.CodeNoToken}, {stranger, w.Number, domain.CodeNotFound}, {w.owner, "WBSO-1999-00001", domain.CodeNotFound},
		{debtor, unpaid.Number, domain.CodeNotPaid}, {w.owner, unpaid.Number, domain.CodeNotFound},
	} {
		_, err := h.Exports.CSV(t.Context(), c.who, c.number, s)
		assert.Equal(t, c.want, domain.CodeOf(err), "%+v", c)
		_, err = h.Exports.XLSX(t.Context(), c.who, c.number, s)
		assert.Equal(t, c.want, domain.CodeOf(err), "%+v", c)
		_, err = h.Exports.ExportTimesheet(t.Context(), c.who, c.number, w.people[0].ID, domain.Month{Year: 2026, Month: 3})
		assert.Equal(t, c.want, domain.CodeOf(err), "%+v", c)
	}
	_, err := h.Exports.CSV(t.Context(), usecase.Administrator(), unpaid.Number, s)
	assert.NoError(t, err)
}
