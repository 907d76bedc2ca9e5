package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
)

// Each act fits some states, and is refused by the others.
func TestMonth_statesChangeByActs(t *testing.T) {
	at := time.Date(2026, 11, 2, 9, 0, 0, 0, time.UTC)
	confirmed := hours.EmployeeMonth{State: hours.MonthConfirmed, ConfirmedAt: at.Add(-time.Hour), ConfirmedBy: 7, ReasonOf: hours.ConfirmMonth, Reason: "ziek", Closings: 1}
	closed := confirmed
	closed.State, closed.ClosedAt, closed.ClosedBy, closed.Closings = hours.MonthClosed, at, 9, 2
	open := hours.EmployeeMonth{State: hours.MonthOpen, Closings: 1}
	for _, c := range []struct {
		act  hours.MonthAct
		from hours.EmployeeMonth
		want hours.EmployeeMonth // without a state when it is refused
	}{
		{hours.ConfirmMonth, open, hours.EmployeeMonth{State: hours.MonthConfirmed, ConfirmedAt: at, ConfirmedBy: 9, ReasonOf: hours.ConfirmMonth, Reason: "x", Closings: 1}},
		{hours.ConfirmMonth, confirmed, hours.EmployeeMonth{}},
		{hours.ConfirmMonth, closed, hours.EmployeeMonth{}},
		{hours.ReturnMonth, open, hours.EmployeeMonth{}},
		{hours.ReturnMonth, confirmed, hours.EmployeeMonth{State: hours.MonthOpen, ReasonOf: hours.ReturnMonth, Reason: "x", Closings: 1}},
		{hours.ReturnMonth, closed, hours.EmployeeMonth{}},
		{hours.CloseMonth, open, hours.EmployeeMonth{State: hours.MonthClosed, ClosedAt: at, ClosedBy: 9, Closings: 2}},
		{hours.CloseMonth, confirmed, closed},
		{hours.CloseMonth, closed, hours.EmployeeMonth{}},
		{hours.ReopenMonth, open, hours.EmployeeMonth{}},
		{hours.ReopenMonth, confirmed, hours.EmployeeMonth{}},
		{hours.ReopenMonth, closed, hours.EmployeeMonth{State: hours.MonthOpen, ReasonOf: hours.ReopenMonth, Reason: "x", Closings: 2}},
	} {
		got, fits := c.act.Apply(c.from, 9, at, "x")
		assert.Equal(t, c.want.State != "", fits, "%s of %s", c.act, c.from.State)
		if fits {
			assert.Equal(t, c.want, got, "%s of %s", c.act, c.from.State)
		}
	}
}

// August 2026 ends on a Monday, May on a Sunday; 31 December is a Thursday.
func TestMonth_daysOfActs(t *testing.T) {
	for month, from := range map[string]string{"2026-05": "2026-05-29", "2026-08": "2026-08-31", "2026-12": "2026-12-31", "2027-04": "2027-04-30", "2024-03": "2024-03-29"} {
		m, err := domain.ParseMonth(month)
		assert.NoError(t, err)
		assert.Equal(t, on(t, from), hours.ConfirmFrom(m), month)
		assert.NoError(t, hours.ConfirmMonth.CheckMonthDay(m, on(t, from)))
		assert.Equal(t, domain.CodeMonthNotOver, domain.CodeOf(hours.ConfirmMonth.CheckMonthDay(m, on(t, from).AddDays(-1))))
		assert.Equal(t, domain.CodeMonthNotOver, domain.CodeOf(hours.CloseMonth.CheckMonthDay(m, m.Last())))
		for _, act := range []hours.MonthAct{hours.CloseMonth, hours.ReopenMonth, hours.ReturnMonth} {
			assert.NoError(t, act.CheckMonthDay(m, m.Last().AddDays(1)))
		}
	}
}

func TestMonth_reasons(t *testing.T) {
	for act, needs := range map[hours.MonthAct][2]bool{hours.ConfirmMonth: {false, true}, hours.CloseMonth: {false, false}, hours.ReturnMonth: {true, true}, hours.ReopenMonth: {true, true}} {
		assert.Equal(t, needs, [2]bool{act.NeedsReason(0), act.NeedsReason(1)}, act)
	}
	reason, err := hours.ParseMonthReason("  ziek \n", true)
	assert.NoError(t, err)
	assert.Equal(t, "ziek", reason)
	_, err = hours.ParseMonthReason(" ", true)
	assert.Equal(t, domain.CodeBlank, domain.CodeOf(err))
	_, err = hours.ParseMonthReason(string(make([]rune, hours.MonthReasonMax+1)), false)
	assert.Error(t, err)
}

func TestMonth_sheetsAreDocumentsOfTheirOwn(t *testing.T) {
	id, is := hours.SheetOfDocument(hours.StoredSheet{ID: 3}.Document())
	assert.True(t, is)
	assert.EqualValues(t, 3, id)
	_, is = hours.SheetOfDocument(1_999_999_999_999)
	assert.False(t, is)
}

// Moments of the business clock in Amsterdam, where DST ends on 25 October.
func TestReminder_due(t *testing.T) {
	zone, err := time.LoadLocation("Europe/Amsterdam")
	assert.NoError(t, err)
	for _, c := range []struct {
		kind   hours.ReminderKind
		moment string
		want   bool
	}{
		{hours.OpenDaysReminder, "2026-11-13 14:59", false},
		{hours.OpenDaysReminder, "2026-11-13 15:00", true}, // Friday
		{hours.OpenDaysReminder, "2026-11-14 14:59", true},
		{hours.OpenDaysReminder, "2026-11-14 15:00", false}, // a day later it is not made up for
		{hours.OpenDaysReminder, "2026-12-24 15:00", true},  // Friday is Christmas
		{hours.OpenDaysReminder, "2026-12-25 15:00", false},
		{hours.OpenDaysReminder, "2026-04-03 15:00", true}, // Good Friday is none
		{hours.OpenDaysReminder, "2025-04-25 15:00", true}, // the day before King's Day
		{hours.DigestReminder, "2026-11-09 07:59", false},
		{hours.DigestReminder, "2026-11-09 08:00", true},
		{hours.DigestReminder, "2026-11-10 07:59", true},
		{hours.DigestReminder, "2026-11-10 08:00", false},
		{hours.DigestReminder, "2026-04-06 08:00", false}, // Easter Monday
		{hours.DigestReminder, "2026-04-07 08:00", true},
		{hours.DigestReminder, "2026-10-26 08:00", true}, // the first Monday of winter time
		{hours.DigestReminder, "2026-11-11 08:00", false},
	} {
		at, err := time.ParseInLocation("2006-01-02 15:04", c.moment, zone)
		assert.NoError(t, err)
		assert.Equal(t, c.want, c.kind.Due(at), "%s at %s", c.kind, c.moment)
	}
}

func TestDayMark_check(t *testing.T) {
	today := on(t, "2026-11-13")
	for _, c := range []struct {
		from, to string
		mark     hours.DayMark
		field    string
		code     domain.Code
	}{
		{"2026-11-13", "2026-11-13", hours.Absent, "", ""},
		{"2026-11-13", "2027-11-13", hours.NoMark, "", ""},
		{"2025-11-14", "2026-11-14", hours.NoResearch, "", ""}, // 366 days
		{"2025-11-13", "2026-11-14", hours.NoResearch, "to", domain.CodeMarkDays},
		{"2026-11-13", "2026-11-12", hours.Absent, "to", domain.CodePeriodOrder},
		{"2026-11-13", "2027-11-15", hours.Absent, "to", domain.CodeMarkRange},
		{"2019-11-01", "2019-11-02", hours.Absent, "from", domain.CodeMarkRange},
		{"2026-11-13", "2026-11-13", "sick", "mark", domain.CodeChoice},
	} {
		err := hours.CheckMark(domain.Period{From: on(t, c.from), To: on(t, c.to)}, c.mark, today)
		if c.code == "" {
			assert.NoError(t, err, c)
			continue
		}
		first := firstError(t, err)
		assert.Equal(t, c.code, first.Code, c)
		assert.Equal(t, c.field, first.Field, c)
	}
}
