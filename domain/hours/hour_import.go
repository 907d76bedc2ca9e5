package hours

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// Rows of hours that one import takes. An administrator imports beside the database, so
// that no file has to wait for another.
const (
	ImportRowsMax      = 100_000
	AdminImportRowsMax = 1_000_000
)

// StaffMember is an employee as an import of hours sees them.
type StaffMember struct {
	Employee
	Assigned bool  // to the project of the import
	Version  int64 // rises with every change of the employee, their hours and assignments
}

// HourImport is what an import wrote, or with DryRun would write.
type HourImport struct {
	Rows         int
	Hours        domain.Hours
	Read         FileHours
	People       int
	Created      int         // entries that are new
	Skipped      int         // rows that were there already
	Withdrawn    int         // rows that were skipped since what they say was withdrawn
	First        domain.Date // that of the first row that is new, zero when none is
	DryRun       bool
	Format       string
	DateOrder    string // how dates were read, empty when none could be read two ways
	NewEmployees []string
	Warned       map[HourWarning]int // how many of the new rows are odd
	Projects     []FileProject       // what the file calls projects, by name
	Sample       []ImportedRow       // the first ones
}

// ImportedRow is a row of a file as it was understood.
type ImportedRow struct {
	Line        int // that of the heading is 1
	Date        domain.Date
	Employee    string
	Hours       domain.Hours
	Description string
}

// WithdrawnHours are hours that count no more.
type WithdrawnHours struct {
	Date        domain.Date
	Hours       domain.Hours
	Description string
	Replaced    bool // by a correction
}

// FileProject is what a file of another program says of one of its projects.
type FileProject struct {
	Name  string
	Rows  int
	Hours domain.Hours
}

// Several reports whether a file names more than one project.
func (i HourImport) Several() bool { return len(i.Projects) > 1 }

// FileHours are hours as a file has them, before they are rounded, in milliseconds: in
// nanoseconds those of a large file would overflow.
type FileHours int64

// FileHoursOf returns the hours of one row.
func FileHoursOf(worked time.Duration) FileHours {
	return FileHours(worked.Round(time.Millisecond).Milliseconds())
}

// String returns the hours with at most two decimals, rounded half up: 7.33.
func (h FileHours) String() string {
	const hundredth = FileHours(time.Hour / time.Millisecond / 100)
	hundredths := (h + hundredth/2) / hundredth
	text := fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100)
	return strings.TrimSuffix(text, "0")
}

// Dutch returns the hours as Dutch readers write them: 1.007,33.
func (h FileHours) Dutch() string {
	whole, fraction, _ := strings.Cut(h.String(), ".")
	n, err := strconv.Atoi(whole)
	if err != nil || fraction == "0" {
		return domain.DutchInt(n)
	}
	return domain.DutchInt(n) + "," + fraction
}

// BadRow is a row of a file that is refused.
type BadRow struct {
	Line   int
	Column string // as the file calls it, empty when the row as a whole is wrong
	Reason *domain.Error
}

// BadRows refuse a file, with all that is wrong with it.
type BadRows []BadRow

func (b BadRows) Error() string {
	return fmt.Sprintf("%d rows refused, the first on line %d: %v", len(b), b[0].Line, b[0].Reason)
}

// Unwrap makes BadRows Invalid, as the first of them.
func (b BadRows) Unwrap() error { return b[0].Reason }
