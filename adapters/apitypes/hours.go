package apitypes

import "wbso/domain/hours"

// HourEntryOf converts an entry as lists show it.
func HourEntryOf(e hours.HourEntry) HourEntry {
	return HourEntry{
		ID: e.ID, Employee: e.Employee, EmployeeName: e.EmployeeName, EmployeeFunction: e.EmployeeFunction, Project: e.Project,
		ProjectNumber: e.ProjectNumber, Date: e.Date.String(), Hours: e.Hours.String(), Description: e.Description, CreatedAt: e.RecordedAt.UTC(),
	}
}

// HourEntryLogOf converts an entry with the members of its log.
func HourEntryLogOf(e hours.HourEntry) HourEntryLog {
	l := HourEntryOf(e)
	return HourEntryLog{
		ID: l.ID, Employee: l.Employee, EmployeeName: l.EmployeeName, EmployeeFunction: l.EmployeeFunction, Project: l.Project,
		ProjectNumber: l.ProjectNumber, Date: l.Date, Hours: l.Hours, Description: l.Description, CreatedAt: l.CreatedAt,
		Late: e.LateHours > 0, RecordedAt: l.CreatedAt, RecordedBy: recorder(e.RecordedByName), Replaces: OrNull(e.Replaces), Import: OrNull(e.Import),
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

// HoursElsewhereOf converts the days of an employee.
func HoursElsewhereOf(p hours.PersonDays) HoursElsewhere {
	return HoursElsewhere{Employee: p.Employee, Days: Each(p.Days, dayHoursOf)}
}

func dayHoursOf(d hours.DayHours) DayHours {
	return DayHours{Date: d.Date.String(), Hours: d.Hours.String()}
}

// HourActionOf converts an action.
func HourActionOf(a hours.HourAction) HourAction {
	return HourAction{
		Entry: a.Entry, Action: string(a.Action), Date: a.Date.String(), Hours: a.Hours.String(), Description: a.Description, At: a.At.UTC(), By: recorder(a.By),
	}
}
