package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

func on(t *testing.T, text string) domain.Date {
	t.Helper()
	if text == "" {
		return domain.Date{}
	}
	d, err := domain.ParseDate(text)
	assert.NoError(t, err, text)
	return d
}

// runningProject counts from 1 March 2026 to the end of that year.
func runningProject(t *testing.T) hours.Project {
	return hours.Project{ID: 1, PaymentStatus: request.Paid, StartOfProject: on(t, "2026-03-01"), Applicant: scheme.CompanyApplicant, Filed: on(t, "2026-01-15")}
}

// The states of days, worked out by hand from a calendar.
func TestOpenDays_statesByHand(t *testing.T) {
	sick := map[domain.Date]hours.DayMark{on(t, "2026-11-10"): hours.Absent, on(t, "2026-11-11"): hours.NoResearch, on(t, "2026-12-24"): hours.Absent}
	worked := map[domain.Date]domain.Hours{on(t, "2026-11-12"): 8, on(t, "2026-11-11"): 4, on(t, "2026-11-14"): 2, on(t, "2026-02-02"): 6}
	for _, c := range []struct {
		name, day, today string
		assigned         hours.Assignment
		workdays         []hours.WorkdaysChange
		want             hours.DayStateKind // empty for none
		lateOn           string
	}{
		{name: "today", day: "2026-11-13", today: "2026-11-13", want: hours.DayOpen, lateOn: "2026-11-30"}, // a Friday: the tenth working day is the 27th, and the weekend is not late yet
		{name: "six working days ago", day: "2026-11-05", today: "2026-11-13", want: hours.DayOpen, lateOn: "2026-11-20"},
		{name: "seven", day: "2026-11-04", today: "2026-11-13", want: hours.DayDue, lateOn: "2026-11-19"},
		{name: "ten", day: "2026-10-30", today: "2026-11-13", want: hours.DayDue, lateOn: "2026-11-16"},
		{name: "eleven", day: "2026-10-29", today: "2026-11-13", want: hours.DayLate},
		{name: "hours win over a mark", day: "2026-11-11", today: "2026-11-13", want: hours.DayRecorded},
		{name: "recorded", day: "2026-11-12", today: "2026-11-13", want: hours.DayRecorded},
		{name: "recorded on a Saturday", day: "2026-11-14", today: "2026-11-20", want: hours.DayRecorded},
		{name: "absent", day: "2026-11-10", today: "2026-11-13", want: hours.DayAbsent},
		{name: "a Saturday", day: "2026-11-07", today: "2026-11-13", want: hours.DayOff},
		{name: "tomorrow is not known", day: "2026-11-17", today: "2026-11-13"},
		{name: "a mark to come", day: "2026-12-24", today: "2026-11-13", want: hours.DayAbsent},
		{name: "a holiday to come", day: "2026-12-25", today: "2026-11-13", want: hours.DayOff},
		{name: "King's Day", day: "2026-04-27", today: "2026-05-08", want: hours.DayOff},
		{name: "Good Friday is none", day: "2026-04-03", today: "2026-04-08", want: hours.DayOpen, lateOn: "2026-04-20"}, // Easter Monday counts among the ten: the safe side
		{name: "Liberation Day outside a lustrum", day: "2026-05-05", today: "2026-05-06", want: hours.DayOpen, lateOn: "2026-05-20"},
		{name: "Ascension Day", day: "2026-05-14", today: "2026-05-20", want: hours.DayOff},
		{name: "the last working day of the year", day: "2026-12-31", today: "2027-01-14", want: hours.DayDue, lateOn: "2027-01-15"},
		{name: "over the turn of the year", day: "2026-12-30", today: "2027-01-14", want: hours.DayLate},
		{name: "after the period", day: "2027-01-04", today: "2027-01-08"},
		{name: "before the period", day: "2026-02-27", today: "2026-03-06"},
		{name: "recorded before it", day: "2026-02-02", today: "2026-03-06", want: hours.DayRecorded},
		{name: "before the assignment", day: "2026-11-03", today: "2026-11-13", assigned: hours.Assignment{From: on(t, "2026-11-04")}},
		{name: "on its first day", day: "2026-11-04", today: "2026-11-13", assigned: hours.Assignment{From: on(t, "2026-11-04")}, want: hours.DayDue, lateOn: "2026-11-19"},
		{name: "after the first hours", day: "2026-11-03", today: "2026-11-13", assigned: hours.Assignment{From: on(t, "2026-11-04"), FirstHours: on(t, "2026-11-02")}, want: hours.DayDue, lateOn: "2026-11-18"},
		{name: "before the first hours", day: "2026-10-30", today: "2026-11-13", assigned: hours.Assignment{From: on(t, "2026-11-04"), FirstHours: on(t, "2026-11-02")}},
		{name: "of an assignment from before this was kept", day: "2026-11-03", today: "2026-11-13", assigned: hours.Assignment{FirstHours: on(t, "2026-11-02")}, want: hours.DayDue, lateOn: "2026-11-18"},
		{name: "of one without hours", day: "2026-11-03", today: "2026-11-13", assigned: hours.Assignment{}},
		{name: "on the day of leaving", day: "2026-11-06", today: "2026-11-13", assigned: hours.Assignment{From: on(t, "2026-03-02"), Until: on(t, "2026-11-06")}},
		{name: "the day before", day: "2026-11-05", today: "2026-11-13", assigned: hours.Assignment{From: on(t, "2026-03-02"), Until: on(t, "2026-11-06")}, want: hours.DayOpen, lateOn: "2026-11-20"},
		{name: "a part-timer's day off", day: "2026-11-04", today: "2026-11-13", workdays: []hours.WorkdaysChange{{From: on(t, "2026-03-01"), Days: 0b0011011}}, want: hours.DayOff},
		{name: "a Saturday of who works then", day: "2026-11-07", today: "2026-11-09", workdays: []hours.WorkdaysChange{{From: on(t, "2026-03-01"), Days: 0b0111111}}, want: hours.DayOpen, lateOn: "2026-11-23"},
		{name: "before a change of working days", day: "2026-11-04", today: "2026-11-13", workdays: []hours.WorkdaysChange{{From: on(t, "2026-11-05"), Days: 0b0011011}}, want: hours.DayDue, lateOn: "2026-11-19"},
		{name: "after a second change", day: "2026-11-04", today: "2026-11-13", workdays: []hours.WorkdaysChange{{From: on(t, "2026-03-01"), Days: 0}, {From: on(t, "2026-11-04"), Days: hours.MondayToFriday}}, want: hours.DayDue, lateOn: "2026-11-19"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := hours.PersonFacts{Hours: worked, Marks: sick, Workdays: c.workdays}
			if c.assigned == (hours.Assignment{}) && c.name != "of one without hours" {
				c.assigned.From = on(t, "2026-01-02")
			}
			c.assigned.Project = runningProject(t)
			f.AddAssignment(c.assigned)
			got, known := f.StateOn(on(t, c.day), on(t, c.today))
			assert.Equal(t, c.want != "", known, got)
			if known {
				assert.Equal(t, hours.DayState{Date: on(t, c.day), State: c.want, LateOn: on(t, c.lateOn)}, got)
			}
		})
	}
}

// A date that is late from some day on is late by the rule for entries too.
func TestOpenDays_lateOnIsTheRuleOfEntries(t *testing.T) {
	for day := on(t, "2026-03-02"); day.Before(on(t, "2026-12-31")); day = day.AddDays(1) {
		f := hours.PersonFacts{}
		f.AddAssignment(hours.Assignment{From: on(t, "2026-03-01"), Project: runningProject(t)})
		state, known := f.StateOn(day, day)
		if !known || state.State == hours.DayOff {
			continue
		}
		assert.True(t, hours.Late(day, state.LateOn), day)
		assert.False(t, hours.Late(day, state.LateOn.AddDays(-1)), day)
	}
}

func TestOpenDays_askedAboutNoConfirmedMonth(t *testing.T) {
	today := on(t, "2026-11-13")
	f := hours.PersonFacts{Months: map[domain.Month]hours.EmployeeMonth{
		{Year: 2026, Month: time.March}: {State: hours.MonthClosed}, {Year: 2026, Month: time.October}: {State: hours.MonthConfirmed}, {Year: 2026, Month: time.November}: {State: hours.MonthOpen},
	}}
	p := runningProject(t)
	f.AddAssignment(hours.Assignment{From: on(t, "2026-10-26"), Project: p})
	f.AddAssignment(hours.Assignment{From: on(t, "2026-11-09"), Project: p}) // the same days again
	f.AddAssignment(hours.Assignment{From: on(t, "2026-03-30"), Until: on(t, "2026-04-01"), Project: p})
	days := f.Asked(hours.AskedPeriod(today), today)
	assert.Len(t, days, 10, "2 to 13 November")
	assert.Equal(t, on(t, "2026-11-02"), days[0].Date)
	assert.Equal(t, 2, f.CountOpen(domain.Month{Year: 2026, Month: time.March}.Period(), today), "a closed month keeps its open days in view")

	var sum hours.OpenDays
	sum.AddOpenDays(nil)
	sum.AddOpenDays(days)
	assert.Equal(t, hours.OpenDays{People: 1, Days: 10, SoonLate: 1, LateOn: on(t, "2026-11-17"), Oldest: on(t, "2026-11-02")}, sum)
	assert.Equal(t, "1 mens heeft 10 open dagen, 1 is over 4 dagen te laat", sum.Dutch(today))
	sum.AddOpenDays([]hours.DayState{{State: hours.DayLate}, {State: hours.DayLate}, {State: hours.DayDue, LateOn: on(t, "2026-11-14")}, {State: hours.DayDue, LateOn: on(t, "2026-11-14")}})
	assert.Equal(t, "2 mensen hebben 14 open dagen, 2 zijn al te laat, 2 zijn over 1 dag te laat", sum.Dutch(today))
}

func TestOpenDays_askedPeriod(t *testing.T) {
	for today, from := range map[string]string{"2026-11-13": "2026-01-01", "2026-04-01": "2026-01-01", "2026-03-31": "2025-01-01", "2026-01-01": "2025-01-01"} {
		assert.Equal(t, domain.Period{From: on(t, from), To: on(t, today)}, hours.AskedPeriod(on(t, today)))
	}
}

func TestWorkdays(t *testing.T) {
	days, err := hours.ParseWorkdays([]int{5, 1, 1, 7})
	assert.NoError(t, err)
	assert.Equal(t, []int{1, 5, 7}, days.Numbers())
	for weekday, want := range map[time.Weekday]bool{time.Monday: true, time.Friday: true, time.Sunday: true, time.Saturday: false, time.Tuesday: false} {
		assert.Equal(t, want, days.HasWeekday(weekday), weekday)
	}
	assert.Equal(t, []int{1, 2, 3, 4, 5}, hours.MondayToFriday.Numbers())
	for _, bad := range []int{0, 8, -1} {
		_, err := hours.ParseWorkdays([]int{1, bad})
		assert.Equal(t, domain.CodeChoice, domain.CodeOf(err))
	}
}
