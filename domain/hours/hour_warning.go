package hours

import (
	"time"

	"wbso/domain"
)

// HourWarning is something odd about an entry of hours, which is accepted all the same.
type HourWarning string

const (
	BeforeStart   HourWarning = "before_start"   // of the project
	OutsidePeriod HourWarning = "outside_period" // of the application, so that the hours do not count
	OnWeekend     HourWarning = "weekend"
	OnHoliday     HourWarning = "holiday"
	OtherYear     HourWarning = "other_year" // than that of the application
	OnMarkedDay   HourWarning = "marked"     // as one without S&O, or as absent
	InConfirmed   HourWarning = "confirmed"  // month, which is open again by it
)

// HourWarnings returns all values of HourWarning, in the order in which they are told.
func HourWarnings() []HourWarning {
	return []HourWarning{BeforeStart, OutsidePeriod, OnWeekend, OnHoliday, OtherYear, OnMarkedDay, InConfirmed}
}

// Warnings returns the warnings about hours of the project on a day.
func (p Project) Warnings(day domain.Date) []HourWarning {
	counted := p.CountedPeriod()
	warnings := []HourWarning{}
	for i, holds := range [...]bool{
		day.Before(p.begins()),
		!counted.Holds(day),
		day.Weekday() == time.Saturday || day.Weekday() == time.Sunday,
		domain.Holiday(day),
		day.Year != counted.From.Year,
	} {
		if holds {
			warnings = append(warnings, HourWarnings()[i])
		}
	}
	return warnings
}

// DayWarnings returns the warnings about hours of the project on a day of an employee.
func (p Project) DayWarnings(on Workday, day domain.Date) []HourWarning {
	warnings := p.Warnings(day)
	if on.Mark != NoMark {
		warnings = append(warnings, OnMarkedDay)
	}
	if on.Month == MonthConfirmed {
		warnings = append(warnings, InConfirmed)
	}
	return warnings
}

// Warn sets the warnings of entries of the project. Entries are sorted by day, so that those of one
// day share one computation.
func (p Project) Warn(entries []HourEntry) {
	for i, e := range entries {
		if i > 0 && e.Date == entries[i-1].Date {
			entries[i].Warnings = entries[i-1].Warnings
			continue
		}
		entries[i].Warnings = p.Warnings(e.Date)
	}
}
