package domain_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/scheme"
)

// The period follows from the day of filing, and before that from the start and today.
func TestApplicant_Filing(t *testing.T) {
	for _, c := range []struct {
		name                string
		who                 scheme.Applicant
		start, filed, today string
		from                string
		uncounted           bool
	}{
		{"a company, not filed", scheme.CompanyApplicant, "2027-03-15", "", "2026-11-23", "2027-03-01", false},
		{"filed in time, and today is long after it", scheme.CompanyApplicant, "2027-11-15", "2027-09-30", "2028-06-01", "2027-10-01", false},
		{"filed a day later", scheme.CompanyApplicant, "2027-11-15", "2027-10-01", "2028-06-01", "2028-01-01", true},
		{"filed after the deadline", scheme.CompanyApplicant, "2027-01-01", "2027-02-15", "2028-06-01", "2027-03-01", true},
		{"with employees: as a company", scheme.BothApplicant, "2027-01-01", "2027-02-15", "2028-06-01", "2027-03-01", true},
		{"a request of before it was asked", "", "2027-01-01", "2027-02-15", "2028-06-01", "2027-03-01", true},
		{"alone, not filed: when the project starts", scheme.SelfEmployedApplicant, "2027-03-15", "", "2026-11-23", "2027-03-15", false},
		{"alone, not filed and begun: today", scheme.SelfEmployedApplicant, "2027-03-15", "", "2027-04-02", "2027-04-02", true},
		{"alone, in the last quarter: filed in time", scheme.SelfEmployedApplicant, "2027-11-01", "", "2027-04-02", "2027-09-30", false},
		{"alone, in the last quarter: too late", scheme.SelfEmployedApplicant, "2027-11-01", "", "2027-10-01", "2028-01-01", true},
		{"alone, filed on a day", scheme.SelfEmployedApplicant, "2027-01-01", "2027-03-17", "2028-06-01", "2027-03-17", true},
		{"alone, filed the year before", scheme.SelfEmployedApplicant, "2027-03-01", "2026-11-23", "2028-06-01", "2027-01-01", false},
		{"alone, filed on the last day", scheme.SelfEmployedApplicant, "2027-01-01", "2027-09-30", "2028-06-01", "2027-09-30", true},
		{"alone, filed a day later", scheme.SelfEmployedApplicant, "2027-01-01", "2027-10-01", "2028-06-01", "2028-01-01", true},
	} {
		f := scheme.Timing{Applicant: c.who, Start: day(c.start), Filed: day(c.filed)}.Filing(day(c.today))
		assert.Equal(t, c.from, f.From.String(), c.name)
		assert.Equal(t, c.uncounted, f.Uncounted, c.name)
		assert.Equal(t, domain.Period{From: day(c.from), To: domain.NewDate(f.From.Year, 12, 31)}, f.FilingPeriod(), c.name)
		assert.Equal(t, c.who != scheme.SelfEmployedApplicant, f.HasDeadline(), c.name)
	}
}

// A project that goes on has no deadline in the past: its application gets the first period
// that can still be filed.
func TestTiming_aContinuationHasNoDeadlineInThePast(t *testing.T) {
	for _, c := range []struct {
		name                       string
		start, began, filed, today string
		from, deadline             string
		past, uncounted            bool
	}{
		{"new and too late", "2026-03-01", "", "", "2026-11-23", "2026-03-01", "2026-02-28", true, false},
		{"goes on, in time", "2027-03-01", "2024-05-01", "", "2026-11-23", "2027-03-01", "2027-02-28", false, false},
		{"goes on and too late", "2026-03-01", "2024-05-01", "", "2026-11-23", "2027-01-01", "2026-12-20", false, true},
		{"goes on, a month too late", "2027-03-01", "2024-05-01", "", "2027-03-01", "2027-04-01", "2027-03-31", false, true},
		{"goes on and was filed in time", "2027-03-01", "2024-05-01", "2027-02-28", "2028-01-01", "2027-03-01", "2027-02-28", false, false},
	} {
		f := scheme.Timing{Applicant: scheme.CompanyApplicant, Start: day(c.start), Began: day(c.began), Filed: day(c.filed)}.Filing(day(c.today))
		assert.Equal(t, []any{c.from, c.deadline, c.past, c.uncounted}, []any{f.From.String(), f.Deadline.String(), f.Past, f.Uncounted}, c.name)
	}
}

// Hours of before the application are none of before a project that goes on.
func TestProject_hoursOfAProjectThatGoesOn(t *testing.T) {
	p := hours.Project{StartOfProject: day("2027-03-01")}
	assert.Equal(t, []hours.HourWarning{hours.BeforeStart, hours.OutsidePeriod}, p.Warnings(day("2027-02-10")))
	p.ProjectStarted = day("2025-03-03")
	assert.Equal(t, []hours.HourWarning{hours.OutsidePeriod}, p.Warnings(day("2027-02-10")))
	assert.Contains(t, p.Warnings(day("2025-02-28")), hours.BeforeStart)
}

// Hours count in the period that the filing gave, not in the one that the start promised.
func TestProject_hoursCountInThePeriodThatWasFiled(t *testing.T) {
	p := hours.Project{StartOfProject: day("2027-01-01"), EstimatedHours: 100}
	assert.Empty(t, p.Warnings(day("2027-02-10")), "expected to be filed in time")
	p.Filed = day("2027-02-15")
	assert.Equal(t, []hours.HourWarning{hours.OutsidePeriod}, p.Warnings(day("2027-02-10")))
	assert.Empty(t, p.Warnings(day("2027-03-01")))
	assert.Equal(t, "2027-03-01", hours.BudgetOf(p, domain.Date{}, day("2027-06-01"), make([]domain.Hours, 4)).From.String())
	p.Applicant = scheme.SelfEmployedApplicant
	assert.Empty(t, p.Warnings(day("2027-02-15")), "alone: from the day itself")
	assert.Equal(t, []hours.HourWarning{hours.OutsidePeriod}, p.Warnings(day("2027-02-12")))
}

// What can be applied for follows from the day: after 30 September nothing of this year.
func TestApplyNow(t *testing.T) {
	for today, want := range map[string]string{
		"2026-09-30": "Heb je personeel, dan vraag je nu aan voor 2026: uiterlijk 30 september 2026 voor een periode vanaf 1 oktober 2026. Ben je zelfstandige zonder personeel, dan begint je periode op de dag waarop je indient, op zijn vroegst 1 januari 2026, en loopt tot en met 31 december 2026. Indienen kan tot en met 30 september 2026.",
		"2026-10-01": "Voor 2026 kan niemand meer aanvragen. Heb je personeel, dan vraag je nu aan voor 2027: uiterlijk 20 december 2026 voor een periode vanaf 1 januari 2027. Ben je zelfstandige zonder personeel, dan begint je periode op de dag waarop je indient, op zijn vroegst 1 januari 2027, en loopt tot en met 31 december 2027. Indienen kan tot en met 30 september 2027.",
		"2026-12-21": "Voor 2026 kan niemand meer aanvragen. Heb je personeel, dan vraag je nu aan voor 2027: uiterlijk 31 januari 2027 voor een periode vanaf 1 februari 2027. Ben je zelfstandige",
		"2027-01-01": "Heb je personeel, dan vraag je nu aan voor 2027: uiterlijk 31 januari 2027 voor een periode vanaf 1 februari 2027. Ben je zelfstandige",
	} {
		employers, alone := scheme.ApplyNow(day(today))
		assert.True(t, strings.HasPrefix(employers+" "+alone, want), today)
	}
}
