package apitypes

import (
	"strconv"

	"wbso/domain"
	"wbso/domain/hours"
)

// SeveralProjects is the warning about a file that names more than one project.
const SeveralProjects = "several_projects"

// ImportResultOf converts what an import wrote, or would write.
func ImportResultOf(i hours.HourImport) ImportResult {
	return ImportResult{
		Import: OrNull(i.ID), Rows: i.Rows, HoursBefore: i.Read.String(), HoursAfter: i.Hours.String(), Hours: i.Hours.String(), People: i.People, Created: i.Created, Skipped: i.Skipped, SkippedWithdrawn: i.Withdrawn,
		FirstDate: OrNull(i.First.String()), DryRun: i.DryRun, Format: i.Format, DateFormat: OrNull(i.DateOrder), NewEmployees: i.NewEmployees,
		Warnings: importWarnings(i), WarningRows: warningRowsOf(i.Warned),
		Groups: Each(i.Groups, func(g hours.FileGroup) FileGroup { return fileGroupOf(g, i.Project) }),
		Merged: i.Merged, RoundedToZero: Each(i.Zero, func(z hours.ZeroDay) ZeroDay { return zeroDayOf(z, i.Project) }),
		WithoutTime: i.Untimed, Totals: i.Totals, Sample: Each(i.Sample, importedRowOf),
	}
}

// HourImportOf converts an import that was written.
func HourImportOf(i hours.Import) HourImport {
	out := HourImport{ID: i.ID, RecordedAt: i.RecordedAt.UTC(), RecordedBy: recorder(i.RecordedByName), Entries: i.Entries, Hours: i.Hours.String(),
		FirstDate: i.First.String(), LastDate: i.Last.String()}
	if !i.UndoneAt.IsZero() {
		at, by := i.UndoneAt.UTC(), recorder(i.UndoneByName)
		out.UndoneAt, out.UndoneBy = &at, &by
	}
	return out
}

func warningRowsOf(n map[hours.HourWarning]int) WarningRows {
	return WarningRows{
		BeforeStart: n[hours.BeforeStart], OutsidePeriod: n[hours.OutsidePeriod], Weekend: n[hours.OnWeekend], Holiday: n[hours.OnHoliday],
		OtherYear: n[hours.OtherYear], Marked: n[hours.OnMarkedDay], Confirmed: n[hours.InConfirmed],
	}
}

func fileGroupOf(g hours.FileGroup, project string) FileGroup {
	out := FileGroup{Key: g.Key(), Project: g.Project, Client: g.Client, Tag: g.Tag, Billable: g.Billable, Type: g.Type, Rows: g.Rows, Hours: g.Hours.String()}
	if g.Chosen {
		out.ProjectNumber = &project
	}
	return out
}

// ChoicesNeededOf converts a refusal of a file of several groups.
func ChoicesNeededOf(c hours.ChoicesNeeded) ChoicesNeeded {
	reason, _ := domain.Dutch(domain.Fail(domain.Invalid, domain.CodeChoicesNeeded))
	return ChoicesNeeded{Detail: reason, Code: string(domain.CodeChoicesNeeded), Groups: Each(c.Groups, func(g hours.FileGroup) FileGroup { return fileGroupOf(g, c.Project) })}
}

func zeroDayOf(z hours.ZeroDay, project string) ZeroDay {
	return ZeroDay{Employee: z.Employee, Date: z.Date.String(), ProjectNumber: project, Hours: z.Hours.String()}
}

func importedRowOf(r hours.ImportedRow) ImportedRow {
	return ImportedRow{Line: r.Line, Date: r.Date.String(), EmployeeName: r.Employee, Hours: r.Hours.String(), Description: r.Description}
}

func importWarnings(i hours.HourImport) []string {
	warnings := []string{}
	for _, w := range hours.HourWarnings() {
		if i.Warned[w] > 0 {
			warnings = append(warnings, string(w))
		}
	}
	if i.Several() {
		warnings = append(warnings, SeveralProjects)
	}
	return warnings
}

// RefusedRowsOf converts bad rows, whose reasons are all in Dutch.
func RefusedRowsOf(bad hours.BadRows) RefusedRows {
	out := RefusedRows{Rows: []RefusedRow{}, More: bad.More}
	if bad.MonthClosed() {
		out.Code = string(domain.CodeMonthClosed)
	}
	for _, b := range bad.Rows {
		reason, _ := domain.Dutch(b.Reason)
		out.Rows = append(out.Rows, RefusedRow{Line: b.Line, Column: OrNull(b.Column), Employee: b.Person, Date: b.Date.String(), Reason: reason})
		if b.Reason.Code == domain.CodeRoundingNeeded {
			out.Code = string(domain.CodeRoundingNeeded)
			out.Uneven, _ = strconv.Atoi(b.Reason.Args["n"])
		}
	}
	return out
}
