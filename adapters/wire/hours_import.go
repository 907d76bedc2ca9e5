package wire

import "wbso/domain"

// HourImport is what an import wrote, or with DryRun would write.
type HourImport struct {
	Rows         int           `json:"rows"`
	Hours        string        `json:"hours"`
	People       int           `json:"people"`
	Created      int           `json:"created"`
	Skipped      int           `json:"skipped"`
	DryRun       bool          `json:"dry_run"`
	Format       string        `json:"format"`
	DateFormat   *string       `json:"date_format"` // nil when no date could be read two ways
	NewEmployees []string      `json:"new_employees"`
	Sample       []ImportedRow `json:"sample"`
}

// ImportedRow is a row of a file as it was understood.
type ImportedRow struct {
	Line         int    `json:"line"`
	Date         string `json:"date"`
	EmployeeName string `json:"employee_name"`
	Hours        string `json:"hours"`
	Description  string `json:"description"`
}

// HourImportOf shapes the result of an import.
func HourImportOf(i domain.HourImport) HourImport {
	out := HourImport{
		Rows: i.Rows, Hours: i.Hours.String(), People: i.People, Created: i.Created, Skipped: i.Skipped, DryRun: i.DryRun, Format: i.Format,
		NewEmployees: i.NewEmployees, Sample: Each(i.Sample, func(r domain.ImportedRow) ImportedRow {
			return ImportedRow{r.Line, r.Date.String(), r.Employee, r.Hours.String(), r.Description}
		}),
	}
	if i.DateOrder != "" {
		out.DateFormat = &i.DateOrder
	}
	return out
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
func RefusedRowsOf(bad domain.BadRows) RefusedRows {
	return RefusedRows{Each(bad, func(b domain.BadRow) RefusedRow {
		reason, _ := domain.Dutch(b.Reason)
		row := RefusedRow{Line: b.Line, Reason: reason}
		if b.Column != "" {
			row.Column = &b.Column
		}
		return row
	})}
}
