package wire

import (
	"time"

	"wbso/domain/hours"
)

// HourEntry is what an employee worked on a project on a day.
type HourEntry struct {
	ID               int64     `json:"id"`
	Employee         int64     `json:"employee"`
	EmployeeName     string    `json:"employee_name"`
	EmployeeFunction string    `json:"employee_function"`
	Project          int64     `json:"project"`
	ProjectNumber    string    `json:"project_number"`
	Date             string    `json:"date"`
	Hours            string    `json:"hours"`
	Description      string    `json:"description"`
	Late             bool      `json:"late"`
	CreatedAt        time.Time `json:"created_at"` // the same as RecordedAt
	RecordedAt       time.Time `json:"recorded_at"`
	RecordedBy       string    `json:"recorded_by"`
	FirstRecordedAt  time.Time `json:"first_recorded_at"` // of hours that corrections kept
	LateHours        string    `json:"late_hours"`
	Warnings         []string  `json:"warnings"`
}

// HourEntryOf shapes an entry.
func HourEntryOf(e hours.HourEntry) HourEntry {
	at := e.RecordedAt.UTC()
	return HourEntry{
		ID: e.ID, Employee: e.Employee, EmployeeName: e.EmployeeName, EmployeeFunction: e.EmployeeFunction, Project: e.Project,
		ProjectNumber: e.ProjectNumber, Date: e.Date.String(), Hours: e.Hours.String(), Description: e.Description, Late: e.LateHours > 0,
		CreatedAt: at, RecordedAt: at, RecordedBy: recorder(e.RecordedByName),
		FirstRecordedAt: e.FirstRecordedAt.UTC(), LateHours: e.LateHours.String(), Warnings: Each(e.Warnings, warning),
	}
}

func warning(w hours.HourWarning) string { return string(w) }

// recorder names who did something with hours. An administrator has no user name.
func recorder(username string) string {
	if username == "" {
		return "administrator"
	}
	return username
}

// HoursElsewhere is what an employee works on other projects.
type HoursElsewhere struct {
	Employee int64      `json:"employee"`
	Days     []DayHours `json:"days"`
}

// HoursElsewhereOf shapes the days of an employee.
func HoursElsewhereOf(p hours.PersonDays) HoursElsewhere {
	return HoursElsewhere{p.Employee, Each(p.Days, dayHoursOf)}
}

// HourAction is one line of an entry's history.
type HourAction struct {
	Entry       int64     `json:"entry"`
	Action      string    `json:"action"`
	Date        string    `json:"date"`
	Hours       string    `json:"hours"`
	Description string    `json:"description"`
	At          time.Time `json:"at"`
	By          string    `json:"by"`
}

// HourActionOf shapes an action.
func HourActionOf(a hours.HourAction) HourAction {
	return HourAction{Entry: a.Entry, Action: string(a.Action), Date: a.Date.String(), Hours: a.Hours.String(),
		Description: a.Description, At: a.At.UTC(), By: recorder(a.By)}
}
