package domain_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/hours"
)

// recorded is an entry of 2 March 2026 that was recorded or corrected so many days later.
func recorded(h domain.Hours, days int, old hours.HourEntry) hours.HourEntry {
	worked := day("2026-03-02")
	at := time.Date(2026, 3, 2+days, 12, 0, 0, 0, time.UTC)
	return hours.HourEntry{ID: old.ID + 1, Project: 1, Employee: 1, Date: worked, Hours: h, Replaces: old.ID, RecordedAt: at}.Recorded(worked.AddDays(days), old)
}

func TestRecorded(t *testing.T) {
	timely := recorded(16, 1, hours.HourEntry{})
	late := recorded(16, 30, hours.HourEntry{})
	for name, c := range map[string]struct {
		got   hours.HourEntry
		late  domain.Hours
		first time.Time
	}{
		"recorded in time":                      {timely, 0, timely.RecordedAt},
		"recorded late":                         {late, 16, late.RecordedAt},
		"another description, late":             {recorded(16, 40, timely), 0, timely.RecordedAt},
		"fewer hours, late":                     {recorded(12, 40, timely), 0, timely.RecordedAt},
		"fewer and then more, late":             {recorded(15, 41, recorded(12, 40, timely)), 3, timely.RecordedAt},
		"more hours in time":                    {recorded(16, 3, recorded(12, 1, hours.HourEntry{})), 0, timely.RecordedAt},
		"more hours, late":                      {recorded(16, 40, recorded(12, 1, hours.HourEntry{})), 4, timely.RecordedAt},
		"more hours, late, and fewer again":     {recorded(12, 41, recorded(16, 40, recorded(12, 1, hours.HourEntry{}))), 0, timely.RecordedAt},
		"late hours described otherwise":        {recorded(16, 40, late), 16, late.RecordedAt},
		"fewer of late hours":                   {recorded(3, 40, late), 3, late.RecordedAt},
		"the entry of somebody else is no old":  {other(timely, func(e *hours.HourEntry) { e.Employee = 2 }), 16, late.RecordedAt.AddDate(0, 0, 10)},
		"that of another project neither":       {other(timely, func(e *hours.HourEntry) { e.Project = 2 }), 16, late.RecordedAt.AddDate(0, 0, 10)},
		"on another day hours count anew, late": {other(timely, func(e *hours.HourEntry) { e.Date = day("2026-03-03") }), 16, late.RecordedAt.AddDate(0, 0, 10)},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.late, c.got.LateHours)
			assert.Equal(t, c.first, c.got.FirstRecordedAt)
		})
	}
}

// other corrects an entry that differs from the correction, 40 days after the day.
func other(old hours.HourEntry, differs func(*hours.HourEntry)) hours.HourEntry {
	differs(&old)
	return recorded(16, 40, old)
}

// Whatever is corrected how often: late hours never become timely, timely ones that stand
// never become late, and the first recording stays.
func TestRecorded_correctionsNeverWhitewash(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := recorded(domain.Hours(rapid.IntRange(1, 16).Draw(t, "hours")), rapid.IntRange(0, 40).Draw(t, "days"), hours.HourEntry{})
		first, days := e.FirstRecordedAt, domainDays(e)
		for range rapid.IntRange(1, 8).Draw(t, "corrections") {
			old := e
			days += rapid.IntRange(0, 20).Draw(t, "later")
			e = recorded(domain.Hours(rapid.IntRange(1, 16).Draw(t, "hours")), days, old)
			timely, was, increase := e.Hours-e.LateHours, old.Hours-old.LateHours, max(e.Hours-old.Hours, 0)
			if hours.Late(e.Date, e.Date.AddDays(days)) {
				increase = 0
			}
			assert.LessOrEqual(t, timely, was+increase, "no hours become timely that were not recorded in time")
			assert.GreaterOrEqual(t, timely, min(was, e.Hours), "hours that stand stay timely")
			assert.Equal(t, first, e.FirstRecordedAt)
			assert.True(t, e.LateHours >= 0 && e.LateHours <= e.Hours)
		}
	})
}

func domainDays(e hours.HourEntry) int {
	return int(e.RecordedAt.Sub(time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)).Hours() / 24)
}

// The last timely day is the day before hours are late.
func TestTimelyUntil(t *testing.T) {
	for d := day("2026-01-01"); d.Year == 2026; d = d.AddDays(1) {
		until := hours.TimelyUntil(d)
		assert.False(t, hours.Late(d, until), d)
		assert.True(t, hours.Late(d, until.AddDays(1)), d)
	}
}
