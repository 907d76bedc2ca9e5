package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/hours"
)

func hoursVectors() map[string]func(*testing.T, string) {
	type texts struct{ Wire, Dutch string }
	type onDay struct {
		Booked, Add domain.Hours
		Day         string
	}
	type when struct{ Day, Today string }
	type recorded struct{ Day, Recorded string }
	type odd struct{ Start, Day string }
	type usageIn struct {
		Hours     domain.Hours
		Per       string
		Employees int
	}
	type usage struct {
		Tenths, Bar int
		Level       hours.UsageLevel
	}
	return map[string]func(*testing.T, string){
		"hours_parse":     rule(domain.ParseHours),
		"hours_text":      plain(func(h domain.Hours) texts { return texts{h.String(), h.Dutch()} }),
		"day_limit_hours": check(func(in onDay) error { return hours.CheckDay(in.Booked, in.Add, day(in.Day)) }),
		"hour_entry_date": check(func(in when) error { return hours.CheckEntryDate(day(in.Day), day(in.Today)) }),
		"hours_late":      plain(func(in recorded) bool { return hours.Late(day(in.Day), day(in.Recorded)) }),
		"holiday_day":     plain(func(text string) bool { return domain.Holiday(day(text)) }),
		"hour_warning_day": plain(func(in odd) []hours.HourWarning {
			return hours.Project{StartOfProject: day(in.Start)}.Warnings(day(in.Day))
		}),
		"hour_entry_check": hourEntries,
		"report_summary":   plain(summaryOf),
		"report_budget":    plain(budgetOf),
		"usage_level": plain(func(in usageIn) usage {
			per := hours.WeekReference
			if in.Per == "month" {
				per = hours.MonthReference
			}
			return usage(hours.UsageOf(in.Hours, per, in.Employees))
		}),
	}
}

func TestHours_D03_everyHalfHourUpToEightIsAccepted(t *testing.T) {
	for h := domain.HoursStep; h <= domain.HoursDayMax; h++ {
		got, err := domain.ParseHours(h.String())
		assert.NoError(t, err)
		assert.Equal(t, h, got)
		assert.NoError(t, hours.CheckDay(0, got, day("2026-11-20")))
	}
}

func TestHours_D01_aDayNeverExceedsEightHours(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		entries := rapid.SliceOf(rapid.IntRange(-5, 60)).Draw(t, "entries")
		var booked domain.Hours
		for _, e := range entries {
			if hours.CheckDay(booked, domain.Hours(e), day("2026-11-20")) == nil {
				booked += domain.Hours(e)
			}
			assert.LessOrEqual(t, booked, domain.HoursDayMax)
		}
	})
}

func TestHours_roundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := domain.Hours(rapid.IntRange(-100_000, 100_000).Draw(t, "hours"))
		again, err := domain.ParseHours(h.String())
		assert.NoError(t, err)
		assert.Equal(t, h, again)
	})
}

func TestHours_parseNeverPanics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "text")
		_, _ = domain.ParseHours(s)
	})
}

func TestUsage_growsWithTheHours(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := domain.Hours(rapid.IntRange(0, 5000).Draw(t, "hours"))
		n := rapid.IntRange(1, 20).Draw(t, "employees")
		less, more := hours.UsageOf(h, hours.MonthReference, n), hours.UsageOf(h+1, hours.MonthReference, n)
		assert.LessOrEqual(t, less.Tenths, more.Tenths)
		assert.LessOrEqual(t, less.Bar, more.Bar)
		assert.True(t, less.Bar >= 0 && less.Bar <= 100)
	})
}
