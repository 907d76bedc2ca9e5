package wire

import (
	"wbso/domain"
	"wbso/domain/hours"
)

// HourImport is what an import wrote, or with DryRun would write.
type HourImport struct {
	Rows         int           `json:"rows"`
	HoursRead    string        `json:"hours_read"` // before rounding
	Hours        string        `json:"hours"`
	People       int           `json:"people"`
	Created      int           `json:"created"`
	Skipped      int           `json:"skipped"`
	Withdrawn    int           `json:"skipped_withdrawn"`
	FirstDate    *string       `json:"first_date"` // of the first row that is new, nil when none is
	DryRun       bool          `json:"dry_run"`
	Format       string        `json:"format"`
	DateFormat   *string       `json:"date_format"` // nil when no date could be read two ways
	NewEmployees []string      `json:"new_employees"`
	Warnings     []string      `json:"warnings"`
	WarningRows  WarningRows   `json:"warning_rows"`
	Projects     []FileProject `json:"projects"`
	Sample       []ImportedRow `json:"sample"`
}

// WarningRows counts the new rows that are odd.
type WarningRows struct {
	BeforeStart   int `json:"before_start"`
	OutsidePeriod int `json:"outside_period"`
	Weekend       int `json:"weekend"`
	Holiday       int `json:"holiday"`
	OtherYear     int `json:"other_year"`
}

// FileProject is what a file calls a project.
type FileProject struct {
	Name  string `json:"name"`
	Rows  int    `json:"rows"`
	Hours string `json:"hours"`
}

// severalProjects is the warning about a file that names more than one project.
const severalProjects = "several_projects"

// ImportedRow is a row of a file as it was understood.
type ImportedRow struct {
	Line         int    `json:"line"`
	Date         string `json:"date"`
	EmployeeName string `json:"employee_name"`
	Hours        string `json:"hours"`
	Description  string `json:"description"`
}

// HourImportOf shapes the result of an import.
func HourImportOf(i hours.HourImport) HourImport {
	out := HourImport{
		Rows: i.Rows, HoursRead: i.Read.String(), Hours: i.Hours.String(), People: i.People, Created: i.Created, Skipped: i.Skipped, Withdrawn: i.Withdrawn,
		DryRun: i.DryRun, Format: i.Format, Warnings: importWarnings(i),
		WarningRows: WarningRows{BeforeStart: i.Warned[hours.BeforeStart], OutsidePeriod: i.Warned[hours.OutsidePeriod],
			Weekend: i.Warned[hours.OnWeekend], Holiday: i.Warned[hours.OnHoliday], OtherYear: i.Warned[hours.OtherYear]},
		Projects: Each(i.Projects, func(p hours.FileProject) FileProject {
			return FileProject{Name: p.Name, Rows: p.Rows, Hours: p.Hours.String()}
		}),
		NewEmployees: i.NewEmployees, Sample: Each(i.Sample, func(r hours.ImportedRow) ImportedRow {
			return ImportedRow{Line: r.Line, Date: r.Date.String(), EmployeeName: r.Employee, Hours: r.Hours.String(),
				Description: r.Description}
		}),
	}
	if i.DateOrder != "" {
		out.DateFormat = &i.DateOrder
	}
	if !i.First.IsZero() {
		first := i.First.String()
		out.FirstDate = &first
	}
	return out
}

func importWarnings(i hours.HourImport) []string {
	warnings := []string{}
	for _, w := range hours.HourWarnings() {
		if i.Warned[w] > 0 {
			warnings = append(warnings, string(w))
		}
	}
	if i.Several() {
		warnings = append(warnings, severalProjects)
	}
	return warnings
}

// RefusedRows are all that is wrong with a file.
type RefusedRows struct {
	Rows []RefusedRow `json:"rows"`
}

// RefusedRow says what is wrong with a row. Column is nil when it is the row as a whole.
type RefusedRow struct {
	Line   int     `json:"line"`
	Column *string `json:"column"`
	Reason string  `json:"reason"`
}

// RefusedRowsOf shapes bad rows, whose reasons are all in Dutch.
func RefusedRowsOf(bad hours.BadRows) RefusedRows {
	return RefusedRows{Each(bad, func(b hours.BadRow) RefusedRow {
		reason, _ := domain.Dutch(b.Reason)
		row := RefusedRow{Line: b.Line, Reason: reason}
		if b.Column != "" {
			row.Column = &b.Column
		}
		return row
	})}
}
