// Package hours contains employees and the hours that they register on projects, with the
// reports that are made of them.
package hours

import (
	"strings"
	"time"

	"wbso/domain"
)

// HourEntry is the hours that an employee worked on a project on a day. Entries are never
// changed: a correction withdraws one and adds another that replaces it.
type HourEntry struct {
	ID          int64
	Project     int64 // id of the request
	Employee    int64
	Date        domain.Date
	Hours       domain.Hours
	Description string
	Replaces    int64 // id of the entry that this one corrects, or 0
	Import      int64 // id of the import that wrote it, or 0
	RecordedBy  int64 // user id, or 0 for an administrator
	RecordedAt  time.Time

	// Of hours that corrections kept, else the same as RecordedAt.
	FirstRecordedAt time.Time
	LateHours       domain.Hours // those of Hours that were recorded late

	// A repository reads these and does not write them.
	ProjectNumber    string
	EmployeeName     string
	EmployeeFunction string
	RecordedByName   string // of the employee row, the profile or the account, empty for an administrator

	Warnings []HourWarning // the use cases add them
}

// EntryFilter says which entries of a project a list has.
type EntryFilter struct {
	Project  int64
	Employee int64 // 0 for everybody
	domain.Period
	Deleted bool // withdrawn entries, except those that a correction replaced
	Log     bool // with what their log says: how late, by whom, instead of which, and what is odd
}

// HourAction is one line of an entry's history.
type HourAction struct {
	Entry       int64
	Action      HourActionKind
	Date        domain.Date
	Hours       domain.Hours
	Description string
	At          time.Time
	By          string // user name, empty for an administrator
}

// HourActionKind says what was done with an entry.
type HourActionKind string

const (
	EntryRecorded  HourActionKind = "recorded"
	EntryWithdrawn HourActionKind = "withdrawn"
	EntryRestored  HourActionKind = "restored"
)

// DescriptionMax is the maximum length of a description of hours, in characters.
const DescriptionMax = 1000

// CheckDescription checks the description of hours: CodeBlank when it is empty and
// CodeTooLong for more than DescriptionMax characters.
func CheckDescription(text string) error {
	text = strings.TrimSpace(text)
	if text == "" {
		return domain.Fail(domain.Invalid, domain.CodeBlank)
	}
	return domain.CheckLength(text, DescriptionMax)
}

// Workday has the facts that decide whether an employee may register hours on a project on a day.
type Workday struct {
	Archived bool
	Assigned bool
	Booked   domain.Hours // on all projects
	Replaced domain.Hours // of the entry that is corrected, if any
	Mark     DayMark
	Month    MonthState // of the employee's month
}

// CheckEntry checks an entry by all rules about hours, whichever way it comes in. It returns all
// errors at once, under their API names, but Conflict month_closed alone. A correction that adds no hours is also allowed for an
// employee who may get no new hours.
func CheckEntry(e HourEntry, on Workday, today domain.Date) error {
	if err := on.Month.CheckChange(e.Date.MonthOf()); err != nil {
		return err
	}
	var errs domain.Fields
	switch {
	case e.Replaces != 0 && e.Hours <= on.Replaced:
	case on.Archived:
		errs.Add("employee", domain.CodeEmployeeArchived)
	case !on.Assigned:
		errs.Add("employee", domain.CodeNotAssigned)
	}
	if !e.Date.IsZero() {
		errs.Check("date", CheckEntryDate(e.Date, today))
	}
	errs.Check("hours", CheckDay(on.Booked, e.Hours, e.Date))
	errs.Check("description", CheckDescription(e.Description))
	return errs.Err()
}

// CheckEntryDate returns CodeHoursFuture for a day after the Sunday of the current
// week.
func CheckEntryDate(day, today domain.Date) error {
	if day.After(today.Monday().AddDays(6)) {
		return domain.Bad("date", domain.CodeHoursFuture)
	}
	return nil
}

// EmployeeHours are the hours of one employee in a period.
type EmployeeHours struct {
	Employee int64
	Name     string
	Function string
	Hours    domain.Hours
	Late     domain.Hours // those that were recorded late
	Entries  int
}

// PeopleHours are the hours of some of the employees with hours in a period, and what those
// of all of them add up to.
type PeopleHours struct {
	domain.List[EmployeeHours]
	People  int
	Entries int
	Hours   domain.Hours
	Late    domain.Hours
}

// PersonDays are the hours of one employee on some days.
type PersonDays struct {
	Employee int64
	Days     []DayHours
}

// DayHours are the hours of all employees on a day.
type DayHours struct {
	Date  domain.Date
	Hours domain.Hours
}

// Key implements Identified.
func (e HourEntry) Key() int64 { return e.ID }
