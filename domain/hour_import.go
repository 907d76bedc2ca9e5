package domain

import "fmt"

// StaffMember is an employee as an import of hours sees them.
type StaffMember struct {
	Employee
	Assigned bool  // to the project of the import
	Version  int64 // rises with every change of the employee, their hours and assignments
}

// HourImport is what an import wrote, or with DryRun would write.
type HourImport struct {
	Rows         int
	Hours        Hours
	People       int
	Created      int // entries that are new
	Skipped      int // rows that were there already
	DryRun       bool
	Format       string
	DateOrder    string // how dates were read, empty when none could be read two ways
	NewEmployees []string
	Sample       []ImportedRow // the first ones
}

// ImportedRow is a row of a file as it was understood.
type ImportedRow struct {
	Line        int // that of the heading is 1
	Date        Date
	Employee    string
	Hours       Hours
	Description string
}

// BadRow is a row of a file that is refused.
type BadRow struct {
	Line   int
	Column string // as the file calls it, empty when the row as a whole is wrong
	Reason *Error
}

// BadRows refuse a file, with all that is wrong with it.
type BadRows []BadRow

func (b BadRows) Error() string {
	return fmt.Sprintf("%d rows refused, the first on line %d: %v", len(b), b[0].Line, b[0].Reason)
}

// Unwrap makes BadRows Invalid, as the first of them.
func (b BadRows) Unwrap() error { return b[0].Reason }
