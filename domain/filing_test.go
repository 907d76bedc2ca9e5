package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

// The period follows from the day of filing, and before that from the start and today.
func TestApplicant_Filing(t *testing.T) {
	for _, c := range []struct {
		name                string
		who                 domain.Applicant
		start, filed, today string
		from                string
		uncounted           bool
	}{
		{"a company, not filed", domain.CompanyApplicant, "2027-03-15", "", "2026-11-23", "2027-03-01", false},
		{"filed in time, and today is long after it", domain.CompanyApplicant, "2027-11-15", "2027-09-30", "2028-06-01", "2027-10-01", false},
		{"filed a day later", domain.CompanyApplicant, "2027-11-15", "2027-10-01", "2028-06-01", "2028-01-01", true},
		{"filed after the deadline", domain.CompanyApplicant, "2027-01-01", "2027-02-15", "2028-06-01", "2027-03-01", true},
		{"with employees: as a company", domain.BothApplicant, "2027-01-01", "2027-02-15", "2028-06-01", "2027-03-01", true},
		{"a request of before it was asked", "", "2027-01-01", "2027-02-15", "2028-06-01", "2027-03-01", true},
		{"alone, not filed: when the project starts", domain.SelfEmployedApplicant, "2027-03-15", "", "2026-11-23", "2027-03-15", false},
		{"alone, not filed and begun: today", domain.SelfEmployedApplicant, "2027-03-15", "", "2027-04-02", "2027-04-02", true},
		{"alone, in the last quarter: filed in time", domain.SelfEmployedApplicant, "2027-11-01", "", "2027-04-02", "2027-09-30", false},
		{"alone, in the last quarter: too late", domain.SelfEmployedApplicant, "2027-11-01", "", "2027-10-01", "2028-01-01", true},
		{"alone, filed on a day", domain.SelfEmployedApplicant, "2027-01-01", "2027-03-17", "2028-06-01", "2027-03-17", true},
		{"alone, filed the year before", domain.SelfEmployedApplicant, "2027-03-01", "2026-11-23", "2028-06-01", "2027-01-01", false},
		{"alone, filed on the last day", domain.SelfEmployedApplicant, "2027-01-01", "2027-09-30", "2028-06-01", "2027-09-30", true},
		{"alone, filed a day later", domain.SelfEmployedApplicant, "2027-01-01", "2027-10-01", "2028-06-01", "2028-01-01", true},
	} {
		f := domain.Timing{Applicant: c.who, Start: day(c.start), Filed: day(c.filed)}.Filing(day(c.today))
		assert.Equal(t, c.from, f.From.String(), c.name)
		assert.Equal(t, c.uncounted, f.Uncounted, c.name)
		assert.Equal(t, domain.Period{From: day(c.from), To: domain.NewDate(f.From.Year, 12, 31)}, f.Period(), c.name)
		assert.Equal(t, c.who != domain.SelfEmployedApplicant, f.HasDeadline(), c.name)
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
		f := domain.Timing{Applicant: domain.CompanyApplicant, Start: day(c.start), Began: day(c.began), Filed: day(c.filed)}.Filing(day(c.today))
		assert.Equal(t, []any{c.from, c.deadline, c.past, c.uncounted}, []any{f.From.String(), f.Deadline.String(), f.Past, f.Uncounted}, c.name)
	}
}

// Hours of before the application are none of before a project that goes on.
func TestProject_hoursOfAProjectThatGoesOn(t *testing.T) {
	p := domain.Project{StartOfProject: day("2027-03-01")}
	assert.Equal(t, []domain.HourWarning{domain.BeforeStart, domain.OutsidePeriod}, p.Warnings(day("2027-02-10")))
	p.ProjectStarted = day("2025-03-03")
	assert.Equal(t, []domain.HourWarning{domain.OutsidePeriod}, p.Warnings(day("2027-02-10")))
	assert.Contains(t, p.Warnings(day("2025-02-28")), domain.BeforeStart)
}

// Hours count in the period that the filing gave, not in the one that the start promised.
func TestProject_hoursCountInThePeriodThatWasFiled(t *testing.T) {
	p := domain.Project{StartOfProject: day("2027-01-01"), EstimatedHours: 100}
	assert.Empty(t, p.Warnings(day("2027-02-10")), "expected to be filed in time")
	p.Filed = day("2027-02-15")
	assert.Equal(t, []domain.HourWarning{domain.OutsidePeriod}, p.Warnings(day("2027-02-10")))
	assert.Empty(t, p.Warnings(day("2027-03-01")))
	assert.Equal(t, "2027-03-01", domain.BudgetOf(p, domain.Date{}, day("2027-06-01"), make([]domain.Hours, 4)).From.String())
	p.Applicant = domain.SelfEmployedApplicant
	assert.Empty(t, p.Warnings(day("2027-02-15")), "alone: from the day itself")
	assert.Equal(t, []domain.HourWarning{domain.OutsidePeriod}, p.Warnings(day("2027-02-12")))
}
