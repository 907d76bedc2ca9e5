package sqlstore_test

import (
	"strings"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

func months() []promise {
	return []promise{
		testAMonthThatIsNotStoredIsOpen,
		testPutMonthKeepsEveryField,
		testSheetsAreStoredOncePerClosing,
		testASheetIsReadByWhoMaySeeTheHours,
		testAnEmployeeWithAClosedMonthIsKept,
		testTheMonthsOfAnImport,
		testAnEmployeesDayKnowsItsMonthAndMark,
	}
}

var february = domain.Month{Year: 2028, Month: time.February}

func (k kit) putMonth(m hours.EmployeeMonth) hours.EmployeeMonth {
	k.Helper()
	return do(k, func(r ports.Repos) (hours.EmployeeMonth, error) { return r.Months.PutMonth(k.Context(), m) })
}

func (k kit) month(employee int64, of domain.Month) hours.EmployeeMonth {
	k.Helper()
	return must(k, func(r ports.Repos) (hours.EmployeeMonth, error) { return r.Months.FindMonth(k.Context(), employee, of) })
}

func testAMonthThatIsNotStoredIsOpen(k kit) {
	s := k.staff(1)
	assert.Equal(k, hours.EmployeeMonth{Employee: s.people[0].ID, Month: february, State: hours.MonthOpen}, k.month(s.people[0].ID, february))
	_, err := get(k, func(r ports.Repos) (hours.EmployeeMonth, error) { return r.Months.FindStoredMonth(k.Context(), 99) })
	assert.Equal(k, domain.NotFound, domain.KindOf(err))
}

func testPutMonthKeepsEveryField(k kit) {
	s := k.staff(1)
	e := s.people[0].ID
	want := hours.EmployeeMonth{Employee: e, Month: february, State: hours.MonthClosed, ConfirmedAt: noon, ConfirmedBy: s.Owner, ClosedAt: noon.Add(time.Hour), Reason: odd, ReasonOf: hours.ReturnMonth, Closings: 3}
	want.ID = k.putMonth(want).ID
	want.ConfirmedByName = k.userByID(s.Owner).Username
	assert.Equal(k, want, k.month(e, february), "closed by an administrator, who has no name")
	other := k.putMonth(hours.EmployeeMonth{Employee: e, Month: february.AddMonths(-1), State: hours.MonthConfirmed})
	want.State, want.ConfirmedAt, want.ConfirmedBy, want.ConfirmedByName, want.ClosedAt, want.Reason, want.ReasonOf = hours.MonthOpen, time.Time{}, 0, "", time.Time{}, "", ""
	assert.Equal(k, want.ID, k.putMonth(want).ID, "the same row")
	assert.Equal(k, want, must(k, func(r ports.Repos) (hours.EmployeeMonth, error) {
		return r.Months.FindStoredMonth(k.Context(), want.ID)
	}))
	list := must(k, func(r ports.Repos) ([]hours.EmployeeMonth, error) { return r.Months.ListMonths(k.Context(), e) })
	require.Len(k, list, 2)
	assert.Equal(k, []int64{other.ID, want.ID}, []int64{list[0].ID, list[1].ID})
}

func (k kit) sheets(f hours.FactsFilter) []hours.StoredSheet {
	k.Helper()
	return must(k, func(r ports.Repos) ([]hours.StoredSheet, error) {
		return r.Months.ListSheets(k.Context(), f, february, february)
	})
}

func testSheetsAreStoredOncePerClosing(k kit) {
	s := k.staff(1)
	e := s.people[0].ID
	m := k.putMonth(hours.EmployeeMonth{Employee: e, Month: february, State: hours.MonthClosed, Closings: 1})
	sheet := hours.StoredSheet{MonthID: m.ID, Closing: 1, Filename: "urenstaat.pdf", SHA256: strings.Repeat("a", 64), MadeAt: noon}
	add := func(s hours.StoredSheet, content string) {
		require.NoError(k, k.run(func(r ports.Repos) error { return r.Months.AddSheet(k.Context(), s, []byte(content)) }))
	}
	add(sheet, "first")
	add(sheet, "again")
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Months.ReplaceSheets(k.Context(), m.ID, noon.Add(time.Hour)) }))
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Months.ReplaceSheets(k.Context(), m.ID, noon.Add(2*time.Hour)) }), "which was replaced already")
	second := sheet
	second.Closing = 2
	add(second, "second one")
	require.NoError(k, k.run(func(r ports.Repos) error { return r.Months.ReplaceSheets(k.Context(), m.ID+1, noon) }))
	for _, f := range []hours.FactsFilter{{Company: s.Company.ID}, {Employee: e}} {
		list := k.sheets(f)
		require.Len(k, list, 2)
		assert.Equal(k, []int{2, 1}, []int{list[0].Closing, list[1].Closing}, "the newest first")
		sheet.ID, sheet.Size, sheet.Employee, sheet.ReplacedAt = list[1].ID, 5, e, noon.Add(time.Hour)
		assert.Equal(k, sheet, list[1])
		assert.True(k, list[0].ReplacedAt.IsZero())
	}
	assert.Empty(k, k.sheets(hours.FactsFilter{Employee: s.people[1].ID}))
	_, content, err := k.readSheet(member.Everything(), sheet.ID)
	require.NoError(k, err)
	assert.Equal(k, "first", string(content))
}

func (k kit) readSheet(a member.Access, id int64) (sheet hours.StoredSheet, content []byte, err error) {
	_, err = get(k, func(r ports.Repos) (bool, error) {
		sheet, content, err = r.Months.ReadSheet(k.Context(), a, id)
		return true, err
	})
	return sheet, content, err
}

func testASheetIsReadByWhoMaySeeTheHours(k kit) {
	s := k.staff(1)
	stranger := k.request(2).Owner
	e := s.people[0].ID
	m := k.putMonth(hours.EmployeeMonth{Employee: e, Month: february, State: hours.MonthClosed, Closings: 1})
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.Months.AddSheet(k.Context(), hours.StoredSheet{MonthID: m.ID, Closing: 1, MadeAt: noon}, []byte("x"))
	}))
	id := k.sheets(hours.FactsFilter{Employee: e})[0].ID
	access := member.Access{User: s.Owner, Want: member.ReadHours, Today: leapDay}
	sheet, _, err := k.readSheet(access, id)
	require.NoError(k, err)
	assert.Equal(k, e, sheet.Employee)
	access.User = stranger
	_, content, err := k.readSheet(access, id)
	assert.Equal(k, domain.NotFound, domain.KindOf(err))
	assert.Empty(k, content)
	_, _, err = k.readSheet(member.Everything(), id+1)
	assert.Equal(k, domain.NotFound, domain.KindOf(err))
}

func testAnEmployeeWithAClosedMonthIsKept(k kit) {
	s := k.staff(1)
	drop := func(id int64) bool {
		return do(k, func(r ports.Repos) (bool, error) { return r.Employees.DeleteEmployee(k.Context(), id) })
	}
	k.putMonth(hours.EmployeeMonth{Employee: s.people[0].ID, Month: february, State: hours.MonthOpen, Closings: 1})
	k.putMonth(hours.EmployeeMonth{Employee: s.people[1].ID, Month: february, State: hours.MonthConfirmed})
	assert.False(k, drop(s.people[0].ID), "its timesheet is stored")
	assert.True(k, drop(s.people[1].ID))
	assert.Zero(k, k.month(s.people[1].ID, february).ID)
}

func testTheMonthsOfAnImport(k kit) {
	s := k.staff(1)
	a, b := s.people[0].ID, s.people[1].ID
	i := do(k, func(r ports.Repos) (hours.Import, error) {
		i, err := r.HoursBulk.AddImport(k.Context(), hours.Import{Project: s.ID, RecordedAt: noon, Entries: 2, First: leapDay, Last: leapDay.AddDays(1)})
		common := hours.HourEntry{Project: s.ID, Import: i.ID, RecordedAt: noon}
		if err == nil {
			err = r.HoursBulk.InsertHourEntries(k.Context(), common, 2, func(n int) hours.HourEntry {
				return hours.HourEntry{Employee: a, Date: leapDay.AddDays(n), Hours: 2, Description: "x"}
			})
		}
		return i, err
	})
	march := k.putMonth(hours.EmployeeMonth{Employee: a, Month: february.AddMonths(1), State: hours.MonthConfirmed})
	k.putMonth(hours.EmployeeMonth{Employee: a, Month: february.AddMonths(2), State: hours.MonthClosed})
	k.putMonth(hours.EmployeeMonth{Employee: b, Month: february, State: hours.MonthClosed})
	list := must(k, func(r ports.Repos) ([]hours.EmployeeMonth, error) { return r.Months.ListImportedMonths(k.Context(), i) })
	require.Len(k, list, 1)
	assert.Equal(k, march.ID, list[0].ID)
}

func testAnEmployeesDayKnowsItsMonthAndMark(k kit) {
	s := k.staff(1)
	e := s.people[0].ID
	k.putMonth(hours.EmployeeMonth{Employee: e, Month: february, State: hours.MonthConfirmed})
	require.NoError(k, k.run(func(r ports.Repos) error {
		return r.DayFacts.PutDayMark(k.Context(), e, []domain.Date{leapDay}, hours.NoResearch)
	}))
	at := func(d domain.Date) hours.Workday {
		return must(k, func(r ports.Repos) (hours.Workday, error) { return r.Timesheets.FindWorkday(k.Context(), s.ID, e, d) })
	}
	assert.Equal(k, hours.Workday{Assigned: true, Mark: hours.NoResearch, Month: hours.MonthConfirmed}, at(leapDay))
	assert.Equal(k, hours.Workday{Assigned: true, Month: hours.MonthOpen}, at(leapDay.AddDays(1)), "1 March")
}
