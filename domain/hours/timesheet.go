package hours

import (
	"strings"
	"time"
	"unicode"

	"wbso/domain"
)

// Timesheet is what an employee worked on a project in a month, to be signed.
type Timesheet struct {
	Company  string
	Project  string // project number
	Title    string
	Employee Employee
	Month    domain.Month
	MadeOn   domain.Date
	Period   domain.Period  // of the application, in which hours count
	Entries  []TimesheetRow // by date and id
}

// TimesheetRow is an entry with the days on which it was recorded.
type TimesheetRow struct {
	HourEntry
	First    domain.Date // of hours that corrections kept
	Recorded domain.Date
}

// MonthSheet is what an employee worked in a closed month on all projects of a company. Confirmed and Closed are
// the business times of both; Confirmed counts only with a confirmation.
type MonthSheet struct {
	EmployeeMonth
	Company   string
	Employee  Employee
	MadeOn    domain.Date
	Confirmed time.Time
	Closed    time.Time
	Projects  []Timesheet // those with hours
}

// Filename returns how the sheet is called: by last name and month.
func (m MonthSheet) Filename() string {
	return "urenstaat-" + fileWord(m.Employee.LastName, "medewerker") + "-" + m.Month.String() + ".pdf"
}

// Totals returns the hours of a timesheet, those that count for the application, and those that
// were recorded late.
func (t Timesheet) Totals() (all, counted, late domain.Hours) {
	for _, e := range t.Entries {
		all += e.Hours
		late += e.LateHours
		if t.Period.Holds(e.Date) {
			counted += e.Hours
		}
	}
	return all, counted, late
}

// Filename returns how the sheet is called: by project, last name and month.
func (t Timesheet) Filename() string {
	return "urenstaat-" + t.Project + "-" + fileWord(t.Employee.LastName, "medewerker") + "-" + t.Month.String() + ".pdf"
}

// fileWord makes a part of a file name of a text: its letters and digits, with dashes
// between its words.
func fileWord(text, otherwise string) string {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) })
	if len(words) == 0 {
		return otherwise
	}
	return strings.Join(words, "-")
}
