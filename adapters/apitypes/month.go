package apitypes

import (
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
)

// MyHoursOf converts a person's week.
func MyHoursOf(w hours.MyWeek) MyHours {
	out := MyHours{
		Company: NamedCompany{ID: w.Company, CompanyName: w.CompanyName}, Employee: w.Employee.ID, EmployeeName: w.Employee.Name(), Workdays: w.Workdays.Numbers(),
		Week: w.Week.From.Week().String(), Projects: Each(w.Projects, myProjectOf), States: Each(w.States, DayStateOf), Months: Each(w.Months, myMonthOf),
		Marks: Each(w.Marks, dayMarkOf),
	}
	for d := w.Week.From; !d.After(w.Week.To); d = d.AddDays(1) {
		out.Days = append(out.Days, d.String())
	}
	return out
}

func dayMarkOf(m hours.MarkedDay) DayMark {
	return DayMark{Date: m.Date.String(), Mark: string(m.Mark)}
}

func myProjectOf(p hours.MyProject) MyProject {
	counted := p.CountedPeriod()
	return MyProject{
		Project: p.ID, ProjectNumber: p.Number, ProjectTitle: p.Title, Assigned: p.Assigned, StartOfProject: p.StartOfProject.String(),
		ProjectStartedOn: OrNull(p.ProjectStarted.String()), CountedFrom: counted.From.String(), CountedUntil: counted.To.String(),
		Cells: Each(p.Days, func(d hours.DayHours) MyCell { return MyCell{Date: d.Date.String(), Hours: d.Hours.String()} }),
	}
}

func myMonthOf(m hours.PersonMonth) MyMonth {
	return MyMonth{Month: m.Month.String(), State: string(m.State), ConfirmFrom: hours.ConfirmFrom(m.Month).String(), Reason: m.Reason, ReasonOf: OrNull(string(m.ReasonOf)),
		Sheets: Each(m.Sheets, storedSheetOf)}
}

func storedSheetOf(s hours.StoredSheet) StoredSheet {
	return StoredSheet{ID: s.Document(), Sha256: s.SHA256, MadeAt: s.MadeAt.UTC(), ReplacedAt: orNever(s.ReplacedAt)}
}

// DayStateOf converts what is known of a day.
func DayStateOf(s hours.DayState) DayState {
	return DayState{Date: s.Date.String(), State: string(s.State), LateOn: OrNull(s.LateOn.String())}
}

// PersonDaysOf converts what is known of the days of somebody.
func PersonDaysOf(p hours.PersonStates) PersonDays {
	return PersonDays{Employee: p.Employee, Name: p.Name, Days: Each(p.Days, DayStateOf)}
}

// OpenDaysSummaryOf converts the open days of several people.
func OpenDaysSummaryOf(o hours.OpenDays) OpenDaysSummary {
	return OpenDaysSummary{People: o.People, OpenDays: o.Days, LateDays: o.Late, SoonLate: o.SoonLate, LateOn: OrNull(o.LateOn.String()), Oldest: OrNull(o.Oldest.String())}
}

// CompanyMonthOf converts the month of people.
func CompanyMonthOf(m domain.Month, people []hours.PersonMonth) CompanyMonth {
	return CompanyMonth{Month: m.String(), People: Each(people, PersonMonthOf)}
}

// PersonMonthOf converts the month of somebody.
func PersonMonthOf(p hours.PersonMonth) PersonMonth {
	out := PersonMonth{
		Employee: p.Employee, Name: p.Name, Hours: p.Hours.String(), LateHours: p.Late.String(), OpenDays: p.OpenDays, State: string(p.State),
		ConfirmedAt: orNever(p.ConfirmedAt), ClosedAt: orNever(p.ClosedAt), Reason: p.Reason, ReasonOf: OrNull(string(p.ReasonOf)), Sheets: Each(p.Sheets, storedSheetOf),
	}
	if !p.ClosedAt.IsZero() {
		out.ClosedBy = new(p.ClosedByOrTool())
	}
	return out
}

// MonthConflictOf converts the months that are in another state.
func MonthConflictOf(refused hours.MonthsRefused) MonthConflict {
	detail, _ := domain.Dutch(domain.Fail(domain.Conflict, domain.CodeMonthState))
	return MonthConflict{Detail: detail, Code: string(domain.CodeMonthState), Refused: Each(refused, func(m hours.RefusedMonth) RefusedMonth {
		return RefusedMonth{Employee: m.Employee, Name: m.Name, State: string(m.State)}
	})}
}

// MarkedDaysOf converts what came of marking days.
func MarkedDaysOf(m hours.MarkedDays) MarkedDays {
	return MarkedDays{Marked: Each(m.Marked, domain.Date.String), Skipped: Each(m.Skipped, domain.Date.String)}
}

func mailSwitchesOf(s account.MailSwitches) MailSwitches {
	return MailSwitches{OpenDays: s.OpenDays, Digest: s.Digest}
}
